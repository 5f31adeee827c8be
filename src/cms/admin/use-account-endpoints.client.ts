'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { InvitationState } from '../account/invitation-endpoints';
import type { FactorState } from '../account/second-factor-store';
import type { ShownSession } from '../account/session-store';
import { callEndpoint } from './call-endpoint.client';

/** The answer of each account endpoint, by the last part of its path. */
type Parts = {
  'second-factor': FactorState;
  sessions: { sessions: ShownSession[] };
  invitation: { state: InvitationState | null };
};

/**
 * The answer of an endpoint for the account in the form, fetched when the form opens and again after `reload`.
 *
 * @returns `data` is null while it loads, when it is refused, and for an account that is not saved yet
 */
export function useAccount<Part extends keyof Parts>(
  part: Part,
): { data: Parts[Part] | null; reload: () => void } {
  const { id } = useDocumentInfo();
  const { language } = useTranslation().i18n;
  const [data, setData] = useState<Parts[Part] | null>(null);
  const read = useCallback(async () => {
    if (id === undefined) return null;
    const answer = await callEndpoint<Parts[Part]>(`/api/users/${id}/${part}`, { language });
    return answer.ok ? answer.data : null;
  }, [id, language, part]);
  useEffect(() => {
    let isGone = false;
    void read().then((found) => {
      if (!isGone) setData(found);
    });
    return () => {
      isGone = true;
    };
  }, [read]);
  return { data, reload: () => void read().then(setData) };
}
