type View = {
  /** The top of the window's area that is not covered by a bar. */
  from: number;
  to: number;
};

/** The scroll position that shows an element: one that fits is centred, a taller one begins at the top. */
export function topInView({ top, bottom }: { top: number; bottom: number }, { from, to }: View) {
  if (top >= from && bottom <= to) return 0;
  const room = to - from;
  const height = bottom - top;
  const isTall = height > room * 0.6;
  return Math.round(isTall ? top - from : top - from - (room - height) / 2);
}
