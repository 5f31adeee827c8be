'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { textOf } from '@/lib/is-json-object';
import type { TargetProblem } from '../redirects/redirect-target';
import { callEndpoint } from './call-endpoint.client';

/** Debounce, in milliseconds, before a typed target is looked up. */
const DEBOUNCE_MS = 500;

/** The note below the target of a redirect: readers would find no page there, or not yet. */
export function RedirectTargetNote() {
  const { i18n } = useTranslation();
  const to = useFormFields(([fields]) => textOf(fields.to?.value)).trim();
  const [found, setFound] = useState<{ to: string; problem: TargetProblem | null } | null>(null);
  useEffect(() => {
    if (to === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const address = `/api/redirects/target?${new URLSearchParams({ to }).toString()}`;
      void callEndpoint<{ problem: TargetProblem | null }>(address, {
        language: i18n.language,
      }).then((answer) => {
        if (isCurrent && answer.ok) setFound({ to, problem: answer.data.problem });
      });
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [to, i18n.language]);
  const problem = found?.to === to ? found.problem : null;
  return (
    <p aria-live="polite" className="redirect-target-note" data-kind={problem?.kind}>
      {problem?.message}
    </p>
  );
}
