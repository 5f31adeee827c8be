'use client';

import { useAuth, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { FactorState } from '../account/second-factor-store';
import { callEndpoint } from './call-endpoint.client';

/**
 * Whether the signed-in colleague has a second factor, fetched only while `isNeeded`; false until the answer arrives.
 */
export function useSecondFactorStatus(isNeeded: boolean): boolean {
  const { user } = useAuth();
  const { language } = useTranslation().i18n;
  const [isOn, setOn] = useState(false);
  const id = user?.id;
  useEffect(() => {
    if (!isNeeded || id === undefined) return undefined;
    let isGone = false;
    void callEndpoint<FactorState>(`/api/users/${id}/second-factor`, { language }).then(
      (answer) => !isGone && setOn(answer.ok && answer.data.isOn),
    );
    return () => {
      isGone = true;
    };
  }, [id, isNeeded, language]);
  return isOn;
}
