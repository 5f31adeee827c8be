'use client';

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';

/** The last state seen of each document. It is kept outside the component, which a save may mount again. */
const seen = new Map<string, string>();

/** Reloads the preview beside the form after each save; the preview shows saved content only. */
export function RefreshPreview() {
  const { collectionSlug, id, lastUpdateTime, versionCount } = useDocumentInfo();
  const { iframeRef, isLivePreviewing } = useLivePreviewContext();
  const document = `${collectionSlug} ${id}`;
  const state = `${lastUpdateTime} ${versionCount}`;
  useEffect(() => {
    const before = seen.get(document);
    seen.set(document, state);
    if (before === undefined || before === state || !isLivePreviewing) return;
    iframeRef.current?.contentWindow?.location.reload();
  }, [document, iframeRef, isLivePreviewing, state]);
  return null;
}
