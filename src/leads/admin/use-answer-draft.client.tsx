'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import type { FilledTemplate } from '../mail/fill-answer-template';
import type { AnswerOptions } from './mail-to-lead-endpoints';
import { type LetterResult, postLetter } from './send-mail-to-lead.client';

export type AnswerDraft = { subject: string; message: string; language: Locale };

/** How long after the last change the preview is rendered again, in milliseconds. */
const DEBOUNCE_MS = 400;

/** The templates filled for a lead, fetched when the dialog opens; `away` after an error. */
export function useAnswerOptions(lead: number): AnswerOptions | 'waiting' | 'away' {
  const [options, setOptions] = useState<AnswerOptions | 'waiting' | 'away'>('waiting');
  useEffect(() => {
    let isOpen = true;
    const read = async () => {
      const answer = await fetch(`/api/leads/${lead}/answers`).catch(() => undefined);
      const found = answer?.ok ? ((await answer.json()) as AnswerOptions) : 'away';
      if (isOpen) setOptions(found);
    };
    void read();
    return () => {
      isOpen = false;
    };
  }, [lead]);
  return options;
}

/** The preview of the mail as HTML, rendered by the server once typing pauses; '' before the first one. */
export function useMailPreview(lead: number, { subject, message, language }: AnswerDraft): string {
  const [html, setHtml] = useState('');
  useEffect(() => {
    let isLatest = true;
    const draw = async () => {
      const answer = await fetch(`/api/leads/${lead}/letter/preview`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ subject, message, language }),
      }).catch(() => undefined);
      const drawn = answer?.ok ? await answer.text() : '';
      if (isLatest && drawn) setHtml(drawn);
    };
    const pause = setTimeout(() => void draw(), DEBOUNCE_MS);
    return () => {
      isLatest = false;
      clearTimeout(pause);
    };
  }, [lead, subject, message, language]);
  return html;
}

/**
 * The chosen template and the edited text of each template; an edited text is kept while another template is chosen.
 * @param key the idempotency key of the letter
 */
export function useAnswerDraft(
  lead: number,
  key: string,
  { templates, chosen }: { templates: readonly FilledTemplate[]; chosen: number | null },
) {
  const [id, choose] = useState(chosen);
  const [written, setWritten] = useState<Record<number, AnswerDraft>>({});
  const [busy, setBusy] = useState(false);
  const template = templates.find((one) => one.id === id);
  const draft: AnswerDraft = (id === null ? undefined : written[id]) ??
    template ?? { subject: '', message: '', language: 'vi' };
  const { subject, message, language } = draft;
  return {
    id,
    choose,
    draft,
    busy,
    isReady: subject.trim() !== '' && message.trim() !== '' && !busy,
    change: (part: Partial<AnswerDraft>) => {
      if (id !== null) setWritten({ ...written, [id]: { subject, message, language, ...part } });
    },
    send: async (): Promise<LetterResult> => {
      setBusy(true);
      const fate = await postLetter(lead, { key, subject, message, language });
      setBusy(false);
      return fate;
    },
  };
}
