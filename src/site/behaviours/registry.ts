import type { Behaviour } from '@/lib/behaviour';
import { headerBar } from '@/site/chrome/header/header-bar';

/** Every behaviour, by the name that elements give in `data-behaviour`. */
export const behaviours = {
  'header-bar': headerBar,
} satisfies Record<string, Behaviour>;
