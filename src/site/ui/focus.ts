/** What an editor marked in a picture, in percent from its left and top edge. */
export type Focus = { x: number; y: number };

/** The part of a picture that stays in view when its room cuts it, as CSS says it. */
export const objectPosition = (focus: Focus | undefined): string | undefined =>
  focus && `${focus.x}% ${focus.y}%`;
