import type { Locale } from '@/i18n/locales';
import { waitForConsent } from '@/tracking/consent/wait-for-consent';
import {
  everything,
  nothing,
  optionalCategories,
  type Choice,
} from '@/tracking/consent/consent-categories';
import { sendReceipt } from '@/tracking/consent/send-consent-receipt';
import {
  currentChoice,
  decide,
  isAnswered,
  onChoice,
  sendsPrivacyControl,
} from '@/tracking/consent/consent-state';
import { setEnabledServices } from '@/tracking/third-party/third-party-services-of-page';
import { runServices } from '@/tracking/third-party/run-third-party-services';
import type { Service } from '@/tracking/third-party/third-party-service-type';
import { notify } from '@/lib/show-notification';
import { CONSENT_BAR, CONSENT_DIALOG } from './consent-element-ids';

type Centre = { locale: Locale; services: readonly Service[]; saved: string };

const dialogOf = () => document.querySelector<HTMLDialogElement>(`#${CONSENT_DIALOG}`);

const boxesOf = (dialog: HTMLDialogElement | null) =>
  optionalCategories.flatMap((category) => {
    const box = dialog?.querySelector<HTMLInputElement>(`input[name="${category}"]`);
    return box ? [[category, box] as const] : [];
  });

/**
 * Sets the checkboxes to the stored choice. Those that the browser refuses by its signal (Global Privacy Control) are
 * disabled.
 */
function fillDialog(): void {
  const dialog = dialogOf();
  const choice = currentChoice();
  const refused = sendsPrivacyControl();
  for (const [category, box] of boxesOf(dialog)) {
    box.checked = choice[category];
    box.disabled = refused && category !== 'support';
  }
  dialog?.querySelector('[data-privacy-control]')?.toggleAttribute('hidden', !refused);
}

const ticked = () => ({
  ...nothing,
  ...Object.fromEntries(boxesOf(dialogOf()).map(([category, box]) => [category, box.checked])),
});

/**
 * The choice that "accept all" in the bar stores: consent to the categories that the bar names, those of the services.
 */
const namedInBar = (services: readonly Service[]): Choice => ({
  ...nothing,
  ...Object.fromEntries(services.map(({ category }) => [category, true])),
});

/**
 * Shows or hides the consent bar, and tells CSS its height, so that it covers neither the focused element nor the
 * footer.
 */
function showBar(bar: HTMLElement, isShown: boolean): void {
  const root = document.documentElement;
  bar.hidden = !isShown;
  root.toggleAttribute('data-consent-asks', isShown);
  if (isShown) root.style.setProperty('--consent-height', `${bar.offsetHeight}px`);
  else root.style.removeProperty('--consent-height');
}

/** Moves the focus to the content of the page, when the element that had it is gone. */
const goOn = () => document.getElementById('main')?.focus({ preventScroll: true });

let begun = false;

/** Starts third-party services once a document: this behaviour starts again with each page that is opened in it. */
function beginServices(services: readonly Service[]): void {
  if (begun) return;
  begun = true;
  setEnabledServices({ services, waitForConsent });
  runServices(services);
  void sendReceipt();
}

/**
 * Shows the consent bar to visitors who have not answered, stores answers, and starts the scripts that they agreed to.
 */
export function startConsentCentre({ locale, services, saved }: Centre, signal: AbortSignal): void {
  const bar = document.getElementById(CONSENT_BAR);
  const dialog = dialogOf();
  const ask = () => bar && showBar(bar, !isAnswered());
  const resized = new ResizeObserver(ask);
  beginServices(services);
  const stopListening = onChoice(ask);
  ask();
  fillDialog(); // at once, because the dialog opens without a script too and may already be open
  if (bar) resized.observe(bar);

  function answer(value: string | undefined, all: Choice): void {
    if (value !== 'accept' && value !== 'refuse' && value !== 'save') return;
    const hadFocus = bar?.contains(document.activeElement) ?? false;
    decide(value === 'save' ? ticked() : value === 'accept' ? all : nothing, locale);
    void sendReceipt();
    notify({ type: 'success', message: saved, key: 'consent' });
    if (hadFocus) goOn();
  }

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest(`[data-opens-dialog="${CONSENT_DIALOG}"]`);
    if (opener) {
      fillDialog();
      // Browsers with invoker commands open the dialog by themselves.
      if (!('commandForElement' in opener)) dialog?.showModal();
    }
    if (target === dialog) dialog?.close();
    const pressed = target.closest<HTMLElement>('[data-consent-answer]');
    if (pressed) answer(pressed.dataset.consentAnswer, namedInBar(services));
  };
  const onSubmit = ({ submitter }: SubmitEvent) => {
    if (submitter instanceof HTMLButtonElement) answer(submitter.value, everything);
  };
  const onClose = () => {
    // The browser returns the focus to the button that opened the dialog. A button in the bar can not get it, because
    // the visitor's answer hides the bar.
    const focused = document.activeElement;
    if (!focused || focused === document.body || dialog?.contains(focused)) goOn();
  };
  document.addEventListener('click', onClick, { signal });
  dialog?.addEventListener('submit', onSubmit, { signal });
  dialog?.addEventListener('close', onClose, { signal });
  signal.addEventListener('abort', () => {
    stopListening();
    resized.disconnect();
  });
}
