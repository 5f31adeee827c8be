'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * A part of every form: it keeps the form marked as unsaved after the server has refused a save. Payload marks a form
 * as saved as soon as there is any answer, and a form without changes offers no way to save it.
 */
export function KeepUnsaved() {
  const { setModified } = useForm();
  const modified = useFormModified();
  const isSending = useFormProcessing();
  const isRefused = useFormSubmitted();
  /** Whether the form had changes when it was sent. */
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
