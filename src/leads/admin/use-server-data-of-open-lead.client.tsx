'use client';

import { useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { TimelineItem } from '../management/lead-timeline';
import type { LetterContext } from '../mail/mail-to-lead';
import type { SimilarLead } from './lead-data-and-merge-endpoints';
import { followed, type ServerValue } from './merge-field-with-server-value.client';
import type { LeadSummary } from './read-lead-summary';

export type LeadData = {
  summary: LeadSummary;
  timeline: TimelineItem[];
  same: SimilarLead[];
  maybe: SimilarLead[];
  /** Whether a note that the signed-in user has not seen yet mentions them. */
  mentioned: boolean;
  letter: LetterContext;
};
type Shown = LeadData | 'waiting' | 'away';

/** The URL of the latest request for a lead's data. All parts of the lead's form share the request and its answer. */
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
    // Closing a lead's form discards its data. The form of the next lead fetches its own.
    if (listeners.size === 0) [asked, shown] = ['', 'waiting'];
  };
}

async function ask(id: number | string, language: string, after: string): Promise<void> {
  const address = `/api/leads/${id}/desk?after=${after}-${rounds}`;
  if (asked === address) return;
  asked = address;
  const headers = { 'Accept-Language': language };
  const answer = await fetch(address, { headers }).catch(() => undefined);
  const data = answer?.ok ? ((await answer.json()) as LeadData) : 'away';
  // An answer is dropped when a newer request is under way, or the form is closed.
  if (asked === address) show(data);
}

/** The server's data of the lead whose form is open; fetched again by `again`, and after every save. */
export function useLeadData(): { data: Shown; again: () => void } {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const data = useSyncExternalStore(
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
  return { data, again };
}

/**
 * Keeps a field of the form up to date with the server. The server's value that the user has seen (`stageSeen`,
 * `ownerSeen`) is submitted with the field, for src/leads/management/merge-concurrent-update.ts.
 */
function useFollowedField<Value>(
  path: 'stage' | 'owner',
  { now, isOwn }: Partial<ServerValue<Value>>,
): void {
  const { dispatchFields } = useForm();
  const value = useFormFields(([fields]) => (fields[path]?.value ?? null) as Value);
  const server = useFormFields(([fields]) => (fields[path]?.initialValue ?? null) as Value);
  const known = useRef<{ now?: Value; value?: Value }>({});
  useEffect(() => {
    if (now === undefined) return;
    const next = followed({ value, server }, { now, isOwn: isOwn === true }, known.current);
    known.current = { now, value: next.value };
    if (next.value !== value) {
      dispatchFields({ type: 'UPDATE', path, value: next.value, initialValue: next.server });
    } else if (next.server !== server) {
      dispatchFields({ type: 'UPDATE', path, initialValue: next.server });
    }
    if ('seen' in next) {
      const seen = { value: next.seen, initialValue: next.seen };
      dispatchFields({ type: 'UPDATE', path: `${path}Seen`, ...seen });
    }
  }, [dispatchFields, isOwn, now, path, server, value]);
}

/**
 * Copies the stage and owner on the server, which an answer, a claim or a sent letter may change, into the open form;
 * otherwise saving the form would revert the change. An unsaved choice stays.
 */
export function useFollowed({ stage, owner, isOwnMove }: Partial<LeadSummary>): void {
  const ownerId = owner === undefined ? undefined : (owner?.id ?? null);
  useFollowedField('stage', { now: stage, isOwn: isOwnMove?.stage });
  useFollowedField('owner', { now: ownerId, isOwn: isOwnMove?.owner });
}
