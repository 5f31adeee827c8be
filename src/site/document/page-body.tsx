import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { ConsentPanel } from '../page-shell/consent/consent-bar-and-dialog';
import { ToastRegion } from '../page-shell/toasts/toast-region';
import type { Shown } from './html-document-data';

/** Attributes of the body element: the behaviours of every page, and the notifications about waiting forms. */
export function bodyAttributes(locale: Locale) {
  const t = getT(locale, 'forms');
  return {
    'data-behaviour': 'attribution page-counter waiting-forms',
    'data-waiting-sent': t('notice.waitingSent'),
    'data-waiting-refused': t('notice.waitingRefused'),
    'data-waiting-link': t('notice.waitingLink'),
  };
}

/** The content of the body element; client-side navigation replaces `#site-page` as a whole. */
export function PageBody({ shown: { locale, body, services } }: { shown: Shown }) {
  return (
    <>
      <div id="site-page">
        <div
          hidden
          role="progressbar"
          aria-label={getT(locale, 'common')('progress')}
          data-behaviour="progress-bar"
          className="progress-bar"
        />
        <ConsentPanel locale={locale} services={services} />
        {body}
        <div data-swup-persist={`toasts-${locale}`}>
          <ToastRegion locale={locale} />
        </div>
      </div>
      {/* The element that announces page changes; the navigation library would create one with inline styles. */}
      <p id="swup-announcer" className="sr-only" aria-live="assertive" aria-atomic="true" />
    </>
  );
}
