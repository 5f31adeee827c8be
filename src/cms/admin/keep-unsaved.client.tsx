'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * In every form: what the server did not take stays unsaved. Payload counts a form as saved as soon as there
 * is an answer, and a form without changes has no button and no key that saves it.
 */
export function KeepUnsaved() {
  const { setModified } = useForm();
  const modified = useFormModified();
  const isSending = useFormProcessing();
  const isRefused = useFormSubmitted();
  /** Whether there was something to save when the sending began. */
  const wasModified = useRef<boolean | null>(null);
  useEffect(() => {
    if (isSending) {
      if (wasModified.current === null) wasModified.current = modified;
      return;
    }
    if (isRefused && wasModified.current) setModified(true);
    wasModified.current = null;
  }, [isSending, modified, isRefused, setModified]);
  return null;
}
