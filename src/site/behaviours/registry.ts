import type { Behaviour } from '@/lib/behaviour';
import { contactButton } from '@/site/chrome/contact/contact-button';
import { headerBar } from '@/site/chrome/header/header-bar';
import { languageChoice } from '@/site/chrome/header/language-choice';
import { modalMenu } from '@/site/chrome/header/modal-menu';
import { followReading } from '@/site/sections/guide/follow';
import { modalDialog } from '@/site/ui/modal-dialog';

/** Every behaviour, by the name that elements give in `data-behaviour`. */
export const behaviours = {
  'contact-button': contactButton,
  'follow-reading': followReading,
  'header-bar': headerBar,
  'language-choice': languageChoice,
  'modal-dialog': modalDialog,
  'modal-menu': modalMenu,
} satisfies Record<string, Behaviour>;
