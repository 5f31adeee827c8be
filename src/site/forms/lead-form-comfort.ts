import type { Behaviour } from '@/lib/behaviour';
import { begunForms } from './begun-forms';
import { waitingIds } from './waiting-ids';

/** Adds comfort to a form; it stays the plain form that it is when what that takes can not be loaded. */
export const leadForm: Behaviour = (form, signal) => {
  void import('./enhance-form')
    .then(({ enhanceForm }) => {
      if (!signal.aborted) enhanceForm(form as HTMLFormElement, signal);
    })
    .catch(() => undefined);
};

/**
 * The same for a short form on pages that are read for something else, once somebody begins with it: who
 * only reads loads none of it. Until then, and without a script, the form is plain HTML and is sent as such.
 */
export const lateForm: Behaviour = (form, signal) => {
  const begin = () => {
    begunForms.add(form.id);
    leadForm(form, signal);
  };
  // On a slow phone somebody has begun before this script came; or on another page; or what they sent still waits.
  const hasBegun = form.contains(document.activeElement) || begunForms.has(form.id);
  if (hasBegun || waitingIds().includes(form.id)) begin();
  else form.addEventListener('focusin', begin, { once: true, signal });
};
