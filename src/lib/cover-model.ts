import type { Focus } from './focal-point';
import type { PictureName } from './picture-names';

/** A picture file; `width` and `height` in pixels, null for one that lies elsewhere. */
export type CoverImage = {
  src: string;
  width: number | null;
  height: number | null;
  alt: string;
  focus?: Focus;
};

/** What a card shows above its words: a file, a drawing, or null for a cover made of type. */
export type Cover =
  { kind: 'file'; image: CoverImage } | { kind: 'drawn'; picture: PictureName } | null;
