import type { TextLink } from '@/lib/text-link';
import type { PictureName } from '@/lib/picture-names';
import type { Ground } from '../../ui/ground';

export type PlainHeroModel = {
  /** A few words above the claim that say what kind of page this is. */
  kicker: string | null;
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  /** A state of the page, such as "draft", or a date. */
  note: string | null;
  picture: PictureName | null;
  ground: Ground;
};
