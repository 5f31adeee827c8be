import type { Behaviour } from '@/lib/behaviour';
import { consent } from '@/site/chrome/consent/consent';
import { contactButton } from '@/site/chrome/contact/contact-button';
import { headerBar } from '@/site/chrome/header/header-bar';
import { languageChoice } from '@/site/chrome/header/language-choice';
import { modalMenu } from '@/site/chrome/header/modal-menu';
import { progressBar } from '@/site/chrome/progress-bar';
import { showToasts } from '@/site/chrome/toasts/show-toasts';
import { waitingForms } from '@/site/chrome/waiting-forms/waiting-forms';
import { embeddedForm } from '@/site/forms/embedded-place';
import { formDialog } from '@/site/forms/form-dialog';
import { lateForm, leadForm } from '@/site/forms/lead-form-comfort';
import { followReading } from '@/site/sections/guide/follow';
import { carouselControls } from '@/site/ui/carousel-controls';
import { modalDialog } from '@/site/ui/modal-dialog';
import { playVideo } from '@/site/ui/play-video';
import { pageCounter } from '@/tracking/analytics/page-counter';
import { beginAttribution } from '@/tracking/attribution/begin';

/** For what few pages have: its code comes with the first element that names it. */
const later =
  (load: () => Promise<Behaviour>): Behaviour =>
  (element, signal) => {
    void load()
      .then((behaviour) => {
        if (!signal.aborted) behaviour(element, signal);
      })
      .catch(() => undefined); // the element stays as the server made it
  };

/** Every behaviour, by the name that elements give in `data-behaviour`. */
export const behaviours = {
  attribution: beginAttribution,
  'carousel-controls': carouselControls,
  consent,
  'contact-button': contactButton,
  'embedded-form': embeddedForm,
  'event-countdown': later(
    async () => (await import('@/site/templates/event-countdown')).eventCountdown,
  ),
  'follow-reading': followReading,
  'form-dialog': formDialog,
  'header-bar': headerBar,
  'language-choice': languageChoice,
  'late-form': lateForm,
  'lead-form': leadForm,
  'modal-dialog': modalDialog,
  'modal-menu': modalMenu,
  'page-counter': pageCounter,
  'play-video': playVideo,
  'progress-bar': progressBar,
  'reply-due': later(async () => (await import('@/site/forms/reply-due')).replyDue),
  'show-toasts': showToasts,
  'waiting-forms': waitingForms,
} satisfies Record<string, Behaviour>;
