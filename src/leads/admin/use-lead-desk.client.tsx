'use client';

import { useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { TimelineItem } from '../management/timeline';
import type { LetterDesk } from '../mail/sales-letter';
import type { Relative } from './lead-endpoints';
import type { LeadSummary } from './read-lead-summary';

export type Desk = {
  summary: LeadSummary;
  timeline: TimelineItem[];
  same: Relative[];
  maybe: Relative[];
  letter: LetterDesk;
};
type Shown = Desk | 'waiting' | 'away';

/** One request for all parts of a lead's form that show its data. */
let asked = '';
let shown: Shown = 'waiting';
let rounds = 0;
const listeners = new Set<() => void>();

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The form of another lead fetches its own data.
    if (listeners.size === 0) [asked, shown] = ['', 'waiting'];
  };
}

async function ask(id: number | string, language: string, after: string): Promise<void> {
  const address = `/api/leads/${id}/desk?after=${after}-${rounds}`;
  if (asked === address) return;
  asked = address;
  const headers = { 'Accept-Language': language };
  const answer = await fetch(address, { headers }).catch(() => undefined);
  const desk = answer?.ok ? ((await answer.json()) as Desk) : 'away';
  // A newer request is under way, or the form is closed.
  if (asked === address) show(desk);
}

/** The server's state of the lead whose form is open; `again` fetches it again, as every save does. */
export function useLeadDesk(): { desk: Shown; again: () => void } {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const desk = useSyncExternalStore(
    subscribe,
    () => shown,
    () => 'waiting' as const,
  );
  const after = String(lastUpdateTime);
  useEffect(() => {
    if (id) void ask(id, language, after);
  }, [id, language, after]);
  const again = useCallback(() => {
    rounds += 1;
    if (id) void ask(id, language, after);
  }, [id, language, after]);
  return { desk, again };
}

/**
 * Copies changes on the server (an answer, a claim, a letter that went out) into the open form; otherwise saving it
 * would revert them. An unsaved choice stays, and an unsaved owner keeps the owner it was chosen over (`ownerSeen`). An
 * unsaved stage does not: what the reader has just done here moves a lead too, and the history beside the form says so.
 */
export function useFollowed({ stage, owner }: Partial<LeadSummary>): void {
  const { dispatchFields } = useForm();
  const fields = useFormFields(([all]) => all);
  const ownerId = owner === undefined ? undefined : (owner?.id ?? null);
  const followed = useRef<{ stage?: string; ownerId?: number | null }>({});
  useEffect(() => {
    const isChosen = (path: string) =>
      (fields[path]?.value ?? null) !== (fields[path]?.initialValue ?? null);
    const set = (path: string, value: unknown) => {
      if ((fields[path]?.value ?? null) === value) return;
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    };
    if (stage !== undefined && stage !== followed.current.stage) {
      followed.current.stage = stage;
      if (!isChosen('stage')) set('stage', stage);
      set('stageSeen', stage);
    }
    if (ownerId !== undefined && ownerId !== followed.current.ownerId) {
      followed.current.ownerId = ownerId;
      if (isChosen('owner')) return;
      set('owner', ownerId);
      set('ownerSeen', ownerId);
    }
  }, [dispatchFields, fields, ownerId, stage]);
}
