'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { DeskState } from '../desk/state';
import { askDesk, type Answer } from './request.client';

/** Several parts of one form ask the same: they share the answer. */
const asked = new Map<string, Promise<Answer<DeskState>>>();

function askOnce(path: string, language: string): Promise<Answer<DeskState>> {
  const answer = asked.get(path) ?? askDesk<DeskState>(path, { language });
  asked.clear();
  asked.set(path, answer);
  return answer;
}

/** How the document of the form stands in both languages; asked again after every save. */
export function useDeskState(): DeskState | null {
  const { id, collectionSlug, lastUpdateTime, versionCount, hasPublishedDoc } = useDocumentInfo();
  const { i18n } = useTranslation();
  const [state, setState] = useState<DeskState | null>(null);
  // In the address, so that a save asks again.
  const after = `${lastUpdateTime}-${versionCount}-${String(hasPublishedDoc)}`;
  useEffect(() => {
    if (!id || !collectionSlug) return;
    let isWanted = true;
    const path = `/api/${collectionSlug}/${String(id)}/desk?after=${after}`;
    void askOnce(path, i18n.language).then((answer) => {
      if (isWanted && answer.ok) setState(answer.data);
    });
    return () => {
      isWanted = false;
    };
  }, [id, collectionSlug, after, i18n.language]);
  return state;
}
