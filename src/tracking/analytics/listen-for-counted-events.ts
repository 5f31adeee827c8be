import { look, note, reopenPage, report } from './count-actions-on-open-page';
import { FORM_STORED } from './page-report-format';

/** The target of a call to action; never a telephone number or e-mail address. */
function targetOf({ href }: HTMLAnchorElement): string {
  const { origin, pathname, protocol } = new URL(href);
  if (protocol === 'tel:' || protocol === 'mailto:') return protocol;
  return origin === window.location.origin ? pathname : 'external';
}

const formOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLFormElement>('form[data-form]')?.dataset.form
    : undefined;

/** Listens to the events that are counted on every page. */
export function listen(signal: AbortSignal): void {
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { signal, capture: true });
  on('input', (event) => {
    const kind = formOf(event.target);
    // Input by a script, such as a restored draft, is no start of a form.
    if (kind && event.isTrusted) note('form-start', kind);
  });
  on(FORM_STORED, ({ target }) => {
    const kind = formOf(target);
    if (!kind) return;
    // A submitted form counts as started, even if autofill or a provider's form filled it in.
    note('form-start', kind);
    note('form-complete', kind);
  });
  on('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.matches('[data-cta],[href^="tel:"],[href^="mailto:"]')) {
      note('call-to-action', targetOf(link));
    }
  });
  on('visibilitychange', () => (document.visibilityState === 'hidden' ? report() : look()));
  window.addEventListener('pagehide', report, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && reopenPage(), { signal });
}
