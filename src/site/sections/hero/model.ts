import type { TextLink } from '@/lib/text-link';
import type { PictureName } from '@/lib/picture-names';

export type HeroModel = {
  /** One sentence of the claim each; every sentence keeps its own line where the width allows. */
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  secondary: TextLink | null;
  note: string | null;
  picture: PictureName;
};
