import { agreesTo, onChoice } from '../consent/state';
import { loadScript } from '../third-party/load';
import { isSecretDocument } from '../third-party/secret-page';
import type { Service } from '../third-party/service';
import { dress } from './dress';
import { makeForm, moveForm, park, type EmbeddedForm } from './made-forms';
import { fillOwn, isTouched } from './values';

/** Spec §9, lazy margin: loading begins this far before the form comes into sight. */
const NEAR = '200px';

export type Place = {
  service: Service;
  formId: string;
  /** Where the provider's form goes; hidden until it is ready. */
  slot: HTMLElement;
  /** Ours, which stands there from the start. */
  own: HTMLFormElement;
};

/** The provider's form takes our form's place, and its room: what stands below does not jump. */
function show({ slot, own }: Place, isEmbedShown: boolean): void {
  if (isEmbedShown) slot.style.minHeight = `${own.offsetHeight}px`;
  slot.hidden = !isEmbedShown;
  own.hidden = isEmbedShown;
}

const isOver = ({ sent, withdrawal }: EmbeddedForm): boolean => sent || withdrawal.signal.aborted;

function stand(place: Place, made: EmbeddedForm): void {
  if (!made.form || isOver(made) || isTouched(place.own)) return;
  dress(made.form, place.own);
  show(place, true);
}

/** What was sent to the provider becomes a lead of ours: our form takes the values and sends itself. */
function sendOwn(place: Place, made: EmbeddedForm): void {
  if (isOver(made)) return;
  made.sent = true;
  fillOwn(place.own, made.values);
  show(place, false);
  place.own.requestSubmit();
}

function begin(place: Place, account: string): EmbeddedForm {
  loadScript(place.service);
  const made = makeForm(place.formId, account, place.service.category);
  if (!isOver(made)) moveForm(made, place.slot);
  made.onReady = () => stand(place, made);
  made.onSent = () => sendOwn(place, made);
  made.onReady();
  return made;
}

/**
 * Keeps the provider's form in a place of a page for as long as that page is open: loads it when the
 * place comes near and marketing is agreed to, and gives the place back to our form, with everything
 * typed, when that is taken back.
 *
 * @returns leaves the place; the form made for it is kept for the next one
 */
export function embedForm(place: Place): () => void {
  const { account } = place.service;
  let made: EmbeddedForm | null = null;
  const near = new IntersectionObserver(
    (entries) => {
      if (!account || made || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      if (!agreesTo(place.service.category) || isSecretDocument()) return;
      near.disconnect();
      made = begin(place, account);
    },
    { rootMargin: NEAR },
  );
  near.observe(place.own);
  const language = new MutationObserver(() => {
    if (made?.form) dress(made.form, place.own);
  });
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
  const stopListening = onChoice(() => {
    if (!agreesTo(place.service.category)) {
      if (!made) return;
      if (!place.slot.hidden) fillOwn(place.own, made.values);
      show(place, false);
    } else if (!made) {
      near.unobserve(place.own); // an observer that begins anew tells at once what is near
      near.observe(place.own);
    }
  });
  return () => {
    near.disconnect();
    language.disconnect();
    stopListening();
    if (made) park(made);
  };
}
