/** Labelled times on the axis of a chart, in minutes. */
const MARKS = [0, 5, 15, 30, 60, 120, 240, 480, 960, 1920, 3840, 7680];
/** The least distance of two labels, in units of the drawing. */
const ROOM = 22;

/** A square-root scale of the minutes: it gives the first hour room and still shows a whole day. */
export function minuteScale(greatest: number, length: number) {
  const last = MARKS.find((mark) => mark >= Math.max(greatest, 60)) ?? Math.ceil(greatest);
  const at = (minutes: number) => Math.sqrt(Math.max(0, Math.min(minutes, last)) / last) * length;
  const marks: number[] = [];
  for (const mark of MARKS.filter((minutes) => minutes <= last)) {
    const before = marks.at(-1);
    if (before === undefined || at(mark) - at(before) >= ROOM) marks.push(mark);
  }
  return { at, marks };
}
