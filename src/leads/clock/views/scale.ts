/** Times that the axis of a chart names, in minutes. */
const MARKS = [0, 5, 15, 30, 60, 120, 240, 480, 960, 1920, 3840, 7680];

/** A scale that gives the first hour room and still shows a lost day: by the logarithm of one minute more. */
export function minuteScale(greatest: number, length: number) {
  const last = MARKS.find((mark) => mark >= Math.max(greatest, 60)) ?? Math.ceil(greatest);
  const at = (minutes: number) =>
    (Math.log1p(Math.max(0, Math.min(minutes, last))) / Math.log1p(last)) * length;
  return { at, marks: MARKS.filter((mark) => mark <= last) };
}
