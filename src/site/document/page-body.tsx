import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { ConsentPanel } from '../chrome/consent/consent-panel';
import { ToastRegion } from '../chrome/toasts/toast-region';
import type { Shown } from './shown';

/** What stands on the body: the behaviours of every page, in its language. */
export const bodyAttributes = (locale: Locale) => ({
  'data-behaviour': 'attribution page-counter waiting-forms',
  'data-waiting-sent': getT(locale, 'forms')('notice.waitingSent'),
});

/** Everything in the body; `#site-page` is swapped as a whole when another page opens. */
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
      {/* Told when another page has opened; the library that opens it would make one with a style of its own. */}
      <p id="swup-announcer" className="sr-only" aria-live="assertive" aria-atomic="true" />
    </>
  );
}
