'use client';

import { useEffect } from 'react';
import { waitingIds } from './waiting-ids';

type LateFormEnhancerProps = { formId: string };

/**
 * Adds comfort to a form of the frame, once somebody begins with it: a page that is only read loads none
 * of it. Until then, and without a script, the form is plain HTML and is sent as such.
 */
export function LateFormEnhancer({ formId }: LateFormEnhancerProps) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    let release: (() => void) | undefined;
    let isGone = false;
    const begin = () => {
      void import('./enhance-form')
        .then(({ enhanceForm }) => {
          if (!isGone) release = enhanceForm(form);
        })
        .catch(() => undefined); // it stays the plain form that it is
    };
    // On a slow phone somebody has begun before this script came, or what they sent still waits.
    if (form.contains(document.activeElement) || waitingIds().includes(formId)) begin();
    else form.addEventListener('focusin', begin, { once: true });
    return () => {
      isGone = true;
      form.removeEventListener('focusin', begin);
      release?.();
    };
  }, [formId]);
  return null;
}
