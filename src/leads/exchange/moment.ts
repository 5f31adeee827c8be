const OFFSET = '+07:00';
const OFFSET_MS = 7 * 3_600_000;

/** A moment in ISO 8601 with the zone of Viet Nam, which knows no summer time: `2026-11-21T10:15:42+07:00`. */
export const zonedIso = (moment: string | Date): string =>
  new Date(new Date(moment).getTime() + OFFSET_MS).toISOString().replace(/\.\d{3}Z$/, OFFSET);
