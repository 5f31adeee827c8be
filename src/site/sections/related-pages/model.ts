import type { Hue } from '../../ui/hue';

export type RelatedPagesModel = {
  titleLines: string[];
  pages: { title: string; text: string; href: string; hue: Hue }[];
};
