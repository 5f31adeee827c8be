import type { Behaviour } from '@/lib/behaviour-type';
import { consent } from '@/site/page-shell/consent/start-consent';
import { contactButton } from '@/site/page-shell/contact/hide-contact-button-over-content';
import { headerBar } from '@/site/page-shell/header/header-on-scroll';
import { hoverMenus } from '@/site/page-shell/header/open-menus-on-hover';
import { languageChoice } from '@/site/page-shell/header/follow-language-choice';
import { modalMenu } from '@/site/page-shell/header/mobile-menu-dialog';
import { progressBar } from '@/site/page-shell/progress-bar';
import { reload } from '@/site/page-shell/reload-page';
import { showToasts } from '@/site/page-shell/toasts/show-toasts';
import { waitingForms } from '@/site/page-shell/offline-forms/offline-forms-behaviour';
import { embeddedForm } from '@/site/forms/replace-with-embedded-form';
import { formDialog } from '@/site/forms/open-linked-form-in-dialog';
import { lateForm, leadForm } from '@/site/forms/lead-form-behaviours';
import { eventCountdown } from '@/site/templates/event-countdown';
import { modalDialog } from '@/site/ui/modal-dialog';
import { pageCounter } from '@/tracking/analytics/count-page-views';
import { beginAttribution } from '@/tracking/attribution/start-attribution';
import { later } from './load-behaviours-on-demand';
import { lazyImage } from '@/site/ui/lazy-image';

/**
 * The behaviours of pages, by the names that elements give in `data-behaviour`. Those of refetched lists are in
 * refetched-list-behaviours.ts.
 */
export const behaviours = {
  attribution: beginAttribution,
  'carousel-controls': later(() => import('@/site/ui/carousel-controls')),
  'choose-tab': later(() => import('@/site/ui/choose-tab')),
  consent,
  'contact-button': contactButton,
  'embedded-form': embeddedForm,
  'event-countdown': eventCountdown,
  'follow-reading': later(() => import('@/site/sections/guide/mark-current-chapter')),
  'form-dialog': formDialog,
  'header-bar': headerBar,
  'hover-menus': hoverMenus,
  'language-choice': languageChoice,
  'late-form': lateForm,
  'lazy-image': lazyImage,
  'lead-form': leadForm,
  'modal-dialog': modalDialog,
  'modal-menu': modalMenu,
  'page-counter': pageCounter,
  'play-video': later(() => import('@/site/ui/play-video')),
  'progress-bar': progressBar,
  reload,
  'reply-due': later(() => import('@/site/forms/show-reply-deadline')),
  'show-month': later(() => import('@/site/sections/illustration/monthly-cost/show-month')),
  'show-toasts': showToasts,
  'waiting-forms': waitingForms,
} satisfies Record<string, Behaviour>;
