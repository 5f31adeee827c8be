'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';
import {
  type Message,
  receive,
  send,
  type ToPreview,
} from '@/lib/edit-on-page/preview-window-messages';

export type PreviewWindow = {
  /** Whether the preview is open, beside the form or in another window. */
  isOpen: boolean;
  /** Sends a message to the preview window; does nothing when none is open. */
  tell: (message: ToPreview) => void;
  reload: () => void;
};

/**
 * The preview window that shows the page of this form.
 * @param take handles a message of the preview; always the newest function is called
 */
export function usePreviewWindow(take: (message: Message) => void): PreviewWindow {
  const { iframeRef, popupRef, previewWindowType, isLivePreviewing } = useLivePreviewContext();
  const find = useRef<() => Window | null | undefined>(() => null);
  const newest = useRef(take);
  useEffect(() => {
    newest.current = take;
    find.current = () =>
      previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow;
  });
  useEffect(() => {
    const listening = new AbortController();
    receive(
      () => find.current(),
      (message) => newest.current(message),
      listening.signal,
    );
    return () => listening.abort();
  }, []);
  const tell = useCallback((message: ToPreview) => {
    const to = find.current();
    if (to) send(to, message);
  }, []);
  const reload = useCallback(() => find.current()?.location.reload(), []);
  return { isOpen: isLivePreviewing, tell, reload };
}
