'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

type Words = { done: string; failed: string };

/** Posts to an endpoint of the admin, says how it went, and shows the list or the document anew. */
export function usePost<Text extends Words>(words: { vi: Text; en: Text }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const post = async (path: string) => {
    setBusy(true);
    const response = await fetch(path, { method: 'POST' }).catch(() => undefined);
    setBusy(false);
    if (response?.ok) {
      toast.success(text.done);
      router.refresh();
    } else {
      toast.error(text.failed);
    }
  };
  return { busy, post, text };
}
