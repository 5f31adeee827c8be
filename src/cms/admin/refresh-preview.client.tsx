'use client';

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Loads the preview beside the form anew after each save; it shows what is saved. */
export function RefreshPreview() {
  const { lastUpdateTime, versionCount } = useDocumentInfo();
  const { iframeRef, isLivePreviewing } = useLivePreviewContext();
  const shown = useRef(`${lastUpdateTime} ${versionCount}`);
  useEffect(() => {
    const now = `${lastUpdateTime} ${versionCount}`;
    if (shown.current === now) return;
    shown.current = now;
    if (isLivePreviewing) iframeRef.current?.contentWindow?.location.reload();
  }, [iframeRef, isLivePreviewing, lastUpdateTime, versionCount]);
  return null;
}
