type View = {
  /** The upper edge of the area that no bar covers, in pixels of the window. */
  from: number;
  to: number;
};

/**
 * How far to scroll, in pixels, so that an element is in view; 0 if it is already. An element of up to 60 % of the
 * area is centred, a taller one begins at its top.
 */
export function topInView({ top, bottom }: { top: number; bottom: number }, { from, to }: View) {
  if (top >= from && bottom <= to) return 0;
  const room = to - from;
  const height = bottom - top;
  const isTall = height > room * 0.6;
  return Math.round(isTall ? top - from : top - from - (room - height) / 2);
}
