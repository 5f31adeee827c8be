import { agreesTo, onChoice } from '../consent/consent-state';
import { loadScript } from '../third-party/load-script';
import { hasOpenedTokenPage } from '../third-party/reload-after-token-page';
import type { Service } from '../third-party/third-party-service-type';
import { applyStyles } from './style-provider-form';
import { makeForm, moveForm, detachForm, type EmbeddedForm } from './provider-form-instances';
import { fillOwn, isTouched } from './provider-field-values';

/** The distance to the viewport at which the provider's form starts loading (spec §9, lazy margin). */
const NEAR = '200px';

export type Place = {
  service: Service;
  formId: string;
  /** The container of the provider's form; hidden until the form is ready. */
  slot: HTMLElement;
  /** Our own form, which is visible from the start. */
  own: HTMLFormElement;
  /** Gets our own form ready to be sent; called when the provider's form begins to load. */
  prepare: (own: HTMLFormElement) => void;
  /** Sends our own form when its page has been left: a form outside the document can not be submitted. */
  sendAfterLeaving: (own: HTMLFormElement) => Promise<void>;
};

/**
 * Shows the provider's form in place of ours, in the same height, so that the content below does not jump (layout
 * shift).
 */
function show({ slot, own }: Place, isEmbedShown: boolean): void {
  if (isEmbedShown) slot.style.minHeight = `${own.offsetHeight}px`;
  slot.hidden = !isEmbedShown;
  own.hidden = isEmbedShown;
}

const isOver = ({ sent, withdrawal }: EmbeddedForm): boolean => sent || withdrawal.signal.aborted;

function stand(place: Place, made: EmbeddedForm): void {
  if (!made.form || isOver(made) || isTouched(place.own)) return;
  applyStyles(made.form, place.own);
  show(place, true);
}

/**
 * Sends our own form with the values that were submitted to the provider, so that the lead is also stored here. The
 * provider may confirm a submission only after the visitor has gone to another page.
 */
function sendOwn(place: Place, made: EmbeddedForm): void {
  if (isOver(made)) return;
  made.sent = true;
  fillOwn(place.own, made.values);
  show(place, false);
  if (place.own.isConnected) place.own.requestSubmit();
  else void place.sendAfterLeaving(place.own);
}

function begin(place: Place, account: string): EmbeddedForm {
  loadScript(place.service);
  place.prepare(place.own);
  const made = makeForm(place.formId, account, place.service.category);
  if (!isOver(made)) moveForm(made, place.slot);
  made.onReady = () => stand(place, made);
  made.onSent = () => sendOwn(place, made);
  made.onReady();
  return made;
}

/**
 * Shows the provider's form in its container while the page is open: loads it when it is near the viewport and
 * marketing is agreed to, and shows our own form again, with everything typed, when consent is withdrawn.
 * @returns a function that removes the form; it is kept for the next page
 */
export function embedForm(place: Place): () => void {
  const { account } = place.service;
  let made: EmbeddedForm | null = null;
  const near = new IntersectionObserver(
    (entries) => {
      if (!account || made || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      if (!agreesTo(place.service.category) || hasOpenedTokenPage()) return;
      near.disconnect();
      made = begin(place, account);
    },
    { rootMargin: NEAR },
  );
  near.observe(place.own);
  const language = new MutationObserver(() => {
    if (made?.form) applyStyles(made.form, place.own);
  });
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
  const stopListening = onChoice(() => {
    if (!agreesTo(place.service.category)) {
      if (!made) return;
      if (!place.slot.hidden) fillOwn(place.own, made.values);
      show(place, false);
    } else if (!made) {
      near.unobserve(place.own); // observes anew, because a new observer reports at once whether the element is near
      near.observe(place.own);
    }
  });
  return () => {
    near.disconnect();
    language.disconnect();
    stopListening();
    if (made) detachForm(made);
  };
}
