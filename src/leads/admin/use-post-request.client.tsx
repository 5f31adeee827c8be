'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

type Words = {
  done: string;
  failed: string;
  /** Error messages by the code of the refusal. */
  refused?: Readonly<Record<string, string>>;
  /** A button in the notice of success, such as undo. A click passes the server's answer to `onClick`. */
  action?: { label: string; onClick: (answered: unknown) => void };
};
type Sent = { method?: 'POST' | 'PATCH' | 'DELETE'; body?: unknown };

async function codeOf(response: Response | undefined): Promise<string> {
  const body: unknown = await response?.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}

/** Calls an endpoint of the admin, by POST by default, and shows the result as a notice; true on success. */
export function useSend() {
  const [busy, setBusy] = useState(false);
  const send = async (
    path: string,
    { done, failed, refused = {}, action }: Words,
    { method = 'POST', body }: Sent = {},
  ): Promise<boolean> => {
    setBusy(true);
    const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(path, { method, ...(body === undefined ? {} : json) }).catch(
      () => undefined,
    );
    setBusy(false);
    const isTaken = response?.ok === true;
    if (isTaken && action) {
      const answered: unknown = await response.json().catch(() => null);
      toast.success(done, {
        action: { label: action.label, onClick: () => action.onClick(answered) },
      });
    } else if (isTaken) toast.success(done);
    else toast.error(refused[await codeOf(response)] ?? failed);
    return isTaken;
  };
  return { busy, send };
}

/** Posts to an endpoint of the admin, shows the result as a notice, and reloads the screen. */
export function usePost<Text extends Words>(words: { vi: Text; en: Text }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const { busy, send } = useSend();
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const post = async (path: string) => {
    await send(path, text);
    router.refresh(); // after a refusal too, because a colleague may have changed the list
  };
  return { busy, post, text };
}
