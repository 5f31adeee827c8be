'use client';

import { useEffect } from 'react';
import { enhanceForm } from './enhance-form';

type LeadFormEnhancerProps = { formId: string };

/** Adds comfort to the form it stands in; renders nothing, so the server's HTML stays as it is. */
export function LeadFormEnhancer({ formId }: LeadFormEnhancerProps) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    return enhanceForm(form);
  }, [formId]);
  return null;
}
