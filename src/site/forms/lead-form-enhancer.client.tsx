'use client';

import { useEffect } from 'react';
import type { FormKind } from '@/leads/schema/forms';
import type { ClientStrings } from './client-strings';
import { enhanceForm } from './enhance-form';

type LeadFormEnhancerProps = { formId: string; kind: FormKind; strings: ClientStrings };

/** Adds comfort to the form it stands in; renders nothing, so the server's HTML stays as it is. */
export function LeadFormEnhancer({ formId, kind, strings }: LeadFormEnhancerProps) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    return enhanceForm(form, kind, strings);
  }, [formId, kind, strings]);
  return null;
}
