import { cssNumber } from './css-number';

/** What an editor marked in a picture, in percent from its left and top edge. */
export type Focus = { x: number; y: number };

/** The part of a picture that stays in view when its room cuts it, as attributes that CSS reads. */
export const focusAttributes = (focus: Focus | undefined) =>
  focus && { 'data-x': cssNumber(focus.x), 'data-y': cssNumber(focus.y) };
