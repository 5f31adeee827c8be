'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * A component in every form that keeps the form marked as unsaved after the server has refused a save. Payload marks a
 * form as saved after any answer, and a form without changes has no active save button.
 */
export function KeepUnsaved() {
  const { setModified } = useForm();
  const modified = useFormModified();
  const isSending = useFormProcessing();
  const isRefused = useFormSubmitted();
  /** Whether the form had unsaved changes when it was submitted. */
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
