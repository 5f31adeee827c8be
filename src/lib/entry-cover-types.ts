import type { Focus } from './focal-point';
import type { PictureName } from './product-picture-names';

/** A picture file; `width` and `height` in pixels, null for an external one. */
export type CoverImage = {
  src: string;
  width: number | null;
  height: number | null;
  alt: string;
  focus?: Focus;
};

/** The upper part of a card: a picture file, a drawing, or null for a text-only cover. */
export type Cover =
  | { kind: 'file'; image: CoverImage }
  | { kind: 'drawn'; picture: PictureName }
  | null;
