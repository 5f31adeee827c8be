/** The times that the axis of a chart may be labelled with, in minutes. */
const TICKS = [0, 5, 15, 30, 60, 120, 240, 480, 960, 1920, 3840, 7680];
/** The minimum distance between two labels, in units of the drawing. */
const ROOM = 22;

/**
 * A square-root scale of minutes, which gives the first hour room and still shows days. `at`: the place of a number of
 * minutes on an axis of this length; `ticks`: the minutes to label.
 */
export function minuteScale(greatest: number, length: number) {
  const last = TICKS.find((tick) => tick >= Math.max(greatest, 60)) ?? Math.ceil(greatest);
  const at = (minutes: number) => Math.sqrt(Math.max(0, Math.min(minutes, last)) / last) * length;
  const ticks: number[] = [];
  for (const tick of TICKS.filter((minutes) => minutes <= last)) {
    const before = ticks.at(-1);
    if (before === undefined || at(tick) - at(before) >= ROOM) ticks.push(tick);
  }
  return { at, ticks };
}
