import type { Behaviour } from '@/lib/behaviour-type';
import { waitingIds } from './offline-form-ids';

/** Ids of the forms that were enhanced since the document was loaded; such a form may have a draft. */
const begunForms = new Set<string>();

/** Progressive enhancement of a form. It stays a plain form when the code can not be loaded. */
export const leadForm: Behaviour = (form, signal) => {
  void import('./enhance-form')
    .then(({ enhanceForm }) => {
      if (!signal.aborted) enhanceForm(form as HTMLFormElement, signal);
    })
    .catch(() => undefined);
};

/** Progressive enhancement of a form that is not the main content of its page, once the visitor uses it. */
export const lateForm: Behaviour = (form, signal) => {
  const begin = () => {
    begunForms.add(form.id);
    leadForm(form, signal);
  };
  // The visitor may use the form already: it has the focus, because scripts come late on a slow phone, or it had the
  // focus on an earlier page.
  const hasBegun = form.contains(document.activeElement) || begunForms.has(form.id);
  if (hasBegun || waitingIds().includes(form.id)) begin();
  else form.addEventListener('focusin', begin, { once: true, signal });
};
