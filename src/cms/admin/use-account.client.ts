'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { askDesk } from './request.client';

/**
 * What an endpoint of the account in the form answers, read when the form opens and again after `reload`.
 *
 * @param part the end of the address, such as `sessions`
 * @returns `data` is null until it has come, when it is refused, and for an account that is not saved yet
 */
export function useAccount<T>(part: string): { data: T | null; reload: () => void } {
  const { id } = useDocumentInfo();
  const { language } = useTranslation().i18n;
  const [data, setData] = useState<T | null>(null);
  const read = useCallback(async () => {
    if (id === undefined) return null;
    const answer = await askDesk<T>(`/api/users/${id}/${part}`, { language });
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
