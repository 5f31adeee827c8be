type View = {
  /** Where the part of the window begins that no bar covers. */
  from: number;
  to: number;
};

/** How far a window is scrolled to show an element: one that fits comes to the middle, another one begins at the top. */
export function topInView({ top, bottom }: { top: number; bottom: number }, { from, to }: View) {
  if (top >= from && bottom <= to) return 0;
  const room = to - from;
  const height = bottom - top;
  const isTall = height > room * 0.6;
  return Math.round(isTall ? top - from : top - from - (room - height) / 2);
}
