import type { Behaviour } from '@/lib/behaviour-type';
import { waitingIds } from './offline-form-ids';

/** Ids of the forms that got the focus since the document was loaded; such a form may have a draft. */
const begunForms = new Set<string>();

/** Progressive enhancement of a form; it stays a plain form when the code can not be loaded. */
export const leadForm: Behaviour = (form, signal) => {
  void import('./enhance-form')
    .then(({ enhanceForm }) => {
      if (!signal.aborted) enhanceForm(form as HTMLFormElement, signal);
    })
    .catch(() => undefined);
};

/**
 * Progressive enhancement of a form that is not the main content of its page: its code is loaded when the form gets
 * the focus. Until then, and without JavaScript, it is a plain HTML form.
 */
export const lateForm: Behaviour = (form, signal) => {
  const begin = () => {
    begunForms.add(form.id);
    leadForm(form, signal);
  };
  // Whether the visitor has used the form already: it has the focus (on a slow phone), had it on an earlier page, or
  // waits to be sent.
  const hasBegun = form.contains(document.activeElement) || begunForms.has(form.id);
  if (hasBegun || waitingIds().includes(form.id)) begin();
  else form.addEventListener('focusin', begin, { once: true, signal });
};
