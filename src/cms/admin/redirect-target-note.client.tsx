'use client';

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { textOf } from '@/lib/is-json-object';
import type { TargetProblem } from '../redirects/redirect-target';
import { callEndpoint } from './call-endpoint.client';

/** Debounce, in milliseconds, before a typed target is looked up. */
const DEBOUNCE_MS = 500;

/** The note below the target of a redirect: readers would find no page there, or not yet. */
export function RedirectTargetNote() {
  const { i18n } = useTranslation();
  const { id } = useDocumentInfo();
  const from = useFormFields(([fields]) => textOf(fields.from?.value)).trim();
  const to = useFormFields(([fields]) => textOf(fields.to?.value)).trim();
  const asked = new URLSearchParams({ from, to, ...(id === undefined ? {} : { id: String(id) }) });
  const query = to === '' ? '' : asked.toString();
  const [found, setFound] = useState<{ query: string; problem: TargetProblem | null } | null>(null);
  useEffect(() => {
    if (query === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void callEndpoint<{ problem: TargetProblem | null }>(`/api/redirects/target?${query}`, {
        language: i18n.language,
      }).then((answer) => {
        if (isCurrent && answer.ok) setFound({ query, problem: answer.data.problem });
      });
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, i18n.language]);
  const problem = found?.query === query ? found.problem : null;
  return (
    <p aria-live="polite" className="redirect-target-note" data-kind={problem?.kind}>
      {problem?.message}
    </p>
  );
}
