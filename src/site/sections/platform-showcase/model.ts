import type { TextLink } from '@/lib/text-link';
import type { PictureName } from '@/lib/picture-names';

export type PlatformCard = {
  /** Decides the card's colour: four, cycling (spec §4, §9). */
  id: number;
  label: string;
  subtext: string | null;
  link: TextLink | null;
  items: { label: string; href: string | null; highlighted: boolean }[];
  picture: PictureName | null;
};

export type PlatformShowcaseModel = {
  titleLines: string[];
  text: string | null;
  /** Null while the server that keeps them does not give them. */
  platforms: PlatformCard[] | null;
};
