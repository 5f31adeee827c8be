'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useState } from 'react';
import type { LetterContext } from '../mail/mail-to-lead';
import {
  type LetterResult,
  LOOK_AGAIN_MS,
  letterRefusals,
  postLetter,
  letterErrorText,
} from './send-mail-to-lead.client';

const words = {
  vi: {
    title: 'Viết thư cho khách',
    to: 'Gửi tới',
    inLanguage: { vi: 'khách muốn tiếng Việt', en: 'khách muốn tiếng Anh' },
    subject: 'Tiêu đề',
    message: 'Nội dung',
    hint: 'Ctrl + Enter để gửi. Tên bạn đứng dưới thư, khách trả lời thẳng cho bạn. Thư gửi xong được tính là câu trả lời đầu tiên.',
    send: 'Gửi thư',
    sent: 'Đã xếp hàng gửi',
  },
  en: {
    title: 'Write to the lead',
    to: 'To',
    inLanguage: { vi: 'wants Vietnamese', en: 'wants English' },
    subject: 'Subject',
    message: 'Message',
    hint: 'Ctrl + Enter sends. Your name stands below, and a reply comes straight to you. Once sent, it counts as the first answer.',
    send: 'Send',
    sent: 'Queued to be sent',
  },
} as const;

type LeadLetterProps = {
  lead: number;
  letter: LetterContext;
  onSent: () => void;
};

/**
 * A letter and its idempotency key. The key stays the same until the server has accepted the letter, so that a second
 * click sends no second letter.
 */
function useLetter(lead: number, greeting: string) {
  const empty = () => ({ key: crypto.randomUUID(), subject: '', message: `${greeting}\n\n` });
  const [letter, setLetter] = useState(empty);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<LetterResult> => {
    setBusy(true);
    const fate = await postLetter(lead, letter);
    setBusy(false);
    if (fate === 'taken') setLetter(empty());
    return fate;
  };
  const isWritten = letter.subject.trim() !== '' && letter.message.trim() !== greeting;
  return { letter, setLetter, send, busy, isReady: isWritten && !busy };
}

const LETTER = 'lead-letter-box';

/** Opens the form for a letter on a lead's page, and moves the focus to its first field. */
export function openLetter(): void {
  const box = document.querySelector<HTMLDetailsElement>(`#${LETTER}`);
  if (!box) return;
  box.open = true;
  box.scrollIntoView({ block: 'center' });
  (box.querySelector<HTMLElement>('input, textarea') ?? box.querySelector('summary'))?.focus();
}

/** The form for a letter to a lead. It keeps the typed text when sending fails. */
export function LeadLetter({
  lead,
  letter: { to, language, greeting, refused },
  onSent,
}: LeadLetterProps) {
  const { i18n } = useTranslation();
  const speaks = i18n.language === 'vi' ? 'vi' : 'en';
  const text = words[speaks];
  const { letter, setLetter, send, busy, isReady } = useLetter(lead, greeting);
  const submit = async () => {
    if (!isReady) return;
    const fate = await send();
    if (fate !== 'taken') {
      toast.error(letterErrorText(fate, speaks));
      // Reloads the history, so that it shows the letter that was sent before under the same key.
      if (fate === 'other-words') onSent();
      return;
    }
    toast.success(text.sent);
    onSent();
    for (const wait of LOOK_AGAIN_MS) setTimeout(onSent, wait);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter in a one-line field would submit the lead's form, in which the fields of the letter are nested.
    if (event.target instanceof HTMLInputElement) event.preventDefault();
    if (event.ctrlKey || event.metaKey) void submit();
  };
  return (
    <details className="lead-letter" id={LETTER}>
      <summary>{text.title}</summary>
      {refused ? (
        <p>{letterRefusals[speaks][refused]}</p>
      ) : (
        <div className="lead-note">
          <p>
            {text.to} <strong>{to}</strong> ({text.inLanguage[language]})
          </p>
          <label htmlFor="lead-letter-subject">{text.subject}</label>
          <input
            id="lead-letter-subject"
            maxLength={150}
            onKeyDown={onKeyDown}
            onChange={({ target }) => setLetter({ ...letter, subject: target.value })}
            value={letter.subject}
          />
          <label htmlFor="lead-letter">{text.message}</label>
          <textarea
            aria-describedby="lead-letter-hint"
            id="lead-letter"
            lang={language}
            maxLength={8000}
            onKeyDown={onKeyDown}
            onChange={({ target }) => setLetter({ ...letter, message: target.value })}
            rows={8}
            value={letter.message}
          />
          <div className="lead-note__end">
            <small id="lead-letter-hint">{text.hint}</small>
            <Button
              buttonStyle="secondary"
              disabled={!isReady}
              margin={false}
              onClick={() => void submit()}
              size="small"
            >
              {busy ? '…' : text.send}
            </Button>
          </div>
        </div>
      )}
    </details>
  );
}
