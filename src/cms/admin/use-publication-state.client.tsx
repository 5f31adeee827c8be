'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { DocumentState } from '../translation-diff/publication-state-endpoint';
import { callEndpoint, type Answer } from './call-endpoint.client';

/** The latest request by its URL: several components of one form request the same state and share the answer. */
const asked = new Map<string, Promise<Answer<DocumentState>>>();

function askOnce(path: string, language: string): Promise<Answer<DocumentState>> {
  const answer = asked.get(path) ?? callEndpoint<DocumentState>(path, { language });
  asked.clear();
  asked.set(path, answer);
  return answer;
}

/** The state of the form's document in both languages; fetched again after every save. */
export function usePublicationState(): DocumentState | null {
  const { id, collectionSlug, lastUpdateTime, versionCount, hasPublishedDoc } = useDocumentInfo();
  const { i18n } = useTranslation();
  const [state, setState] = useState<DocumentState | null>(null);
  // The time of the last save is part of the URL, so that a new request is made after a save.
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
