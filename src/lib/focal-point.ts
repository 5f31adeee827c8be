import { cssNumber } from './css-number-attribute';

/** The focal point of a picture, in percent from its left and top edge. */
export type Focus = { x: number; y: number };

/** The focal point as attributes that CSS reads (object-position). */
export const focusAttributes = (focus: Focus | undefined) =>
  focus && { 'data-x': cssNumber(focus.x), 'data-y': cssNumber(focus.y) };
