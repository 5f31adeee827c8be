/** When people are there to answer: Viet Nam time, which has no summer time. */
const ZONE_OFFSET_MS = 7 * 3_600_000;
const OPENS_MIN = 8 * 60 + 30;
const CLOSES_MIN = 17 * 60 + 30;
/** Reply promise (spec §9). */
const REPLY_MIN = 30;

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

/** Monday to Friday; the instant is read as Viet Nam's wall clock. */
const isWorkday = (wall: number) => ![0, 6].includes(new Date(wall).getUTCDay());

/**
 * Until when a request made at `now` is answered: 30 minutes of office hours later. A request that comes
 * in outside them counts from when the next working day begins; what is left at closing goes on there.
 */
export function replyDueAt(now: Date): Date {
  let wall = now.getTime() + ZONE_OFFSET_MS;
  let left = REPLY_MIN * MINUTE;
  for (;;) {
    const midnight = Math.floor(wall / DAY) * DAY;
    const closes = midnight + CLOSES_MIN * MINUTE;
    wall = Math.max(wall, midnight + OPENS_MIN * MINUTE);
    if (isWorkday(wall) && wall + left <= closes) return new Date(wall + left - ZONE_OFFSET_MS);
    if (isWorkday(wall) && wall < closes) left -= closes - wall;
    wall = midnight + DAY;
  }
}
