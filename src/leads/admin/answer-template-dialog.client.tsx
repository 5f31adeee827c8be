'use client';

import { Button, Modal, toast, useModal, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { localeNames, locales } from '@/i18n/locales';
import { answerTemplateTranslations } from './answer-template-translations.client';
import type { AnswerOptions } from './mail-to-lead-endpoints';
import { letterRefusals, LOOK_AGAIN_MS, letterErrorText } from './send-mail-to-lead.client';
import { useAnswerOptions, useAnswerDraft, useMailPreview } from './use-answer-draft.client';

const SLUG = 'answer-by-template';
const TITLE = 'answer-title';
const LIST = '/admin/collections/answer-templates';

type Language = 'vi' | 'en';
type Text = (typeof answerTemplateTranslations)[Language];
type PartProps = {
  lead: number;
  /** The idempotency key of the letter. Until a letter is sent it stays the same, also when the dialog is closed. */
  letterKey: string;
  text: Text;
  close: () => void;
  onSent: () => void;
  /** Called when the server refuses the letter, because another letter was already sent under the same key. */
  onOther: () => void;
};

const useLanguage = (): Language => (useTranslation().i18n.language === 'vi' ? 'vi' : 'en');

function CopyButtons({ subject, message, text }: { subject: string; message: string; text: Text }) {
  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words);
      toast.success(text.copied);
    } catch {
      // The browser denies access to the clipboard, or the page has no HTTPS and therefore no clipboard.
      toast.error(text.notCopied);
    }
  };
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => void copy(subject)}>
        {text.copySubject}
      </Button>
      <Button margin={false} onClick={() => void copy(message)}>
        {text.copyMessage}
      </Button>
    </>
  );
}

/** The mail with links that would open in a new window, so that none replaces the preview with a page of the site. */
const withoutFollowedLinks = (html: string): string =>
  html.replace('<head>', '<head><base target="_blank">');

/** The form in which an answer is written, with the preview of the mail beside it. */
function AnswerForm({
  lead,
  letterKey,
  options,
  text,
  close,
  onSent,
  onOther,
}: PartProps & { options: AnswerOptions }) {
  const { templates, letter, canSend } = options;
  const language = useLanguage();
  const { id, choose, draft, busy, isReady, change, send } = useAnswerDraft(
    lead,
    letterKey,
    options,
  );
  const html = useMailPreview(lead, draft);
  const submit = async () => {
    if (!isReady) return;
    const fate = await send();
    if (fate !== 'taken') {
      toast.error(letterErrorText(fate, language));
      if (fate === 'other-words') onOther();
      return;
    }
    toast.success(text.sent);
    close();
    onSent();
  };
  return (
    <>
      <div className="answer-dialog__parts">
        <div className="answer-dialog__boxes">
          <p>{canSend ? text.to.replace('{{address}}', () => letter.to) : text.noServer}</p>
          <label htmlFor="answer-template">{text.template}</label>
          <select
            id="answer-template"
            onChange={({ target }) => choose(Number(target.value))}
            value={id ?? ''}
          >
            {locales.map((locale) => (
              <optgroup key={locale} label={localeNames[locale]}>
                {templates
                  .filter(({ language }) => language === locale)
                  .map((template) => (
                    <option key={template.id} value={template.id}>
                      {template.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <label htmlFor="answer-subject">{text.subject}</label>
          <input
            id="answer-subject"
            lang={draft.language}
            maxLength={150}
            onChange={({ target }) => change({ subject: target.value })}
            value={draft.subject}
          />
          <label htmlFor="answer-message">{text.message}</label>
          <textarea
            id="answer-message"
            lang={draft.language}
            maxLength={8000}
            onChange={({ target }) => change({ message: target.value })}
            rows={14}
            value={draft.message}
          />
        </div>
        <iframe
          className="answer-dialog__mail"
          // Stops scripts, and new windows too, in which `withoutFollowedLinks` has the links open.
          sandbox=""
          srcDoc={withoutFollowedLinks(html)}
          title={text.preview}
        />
      </div>
      <div className="admin-modal__actions">
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          {text.cancel}
        </Button>
        {canSend ? (
          <Button disabled={!isReady} margin={false} onClick={() => void submit()}>
            {busy ? '…' : text.send}
          </Button>
        ) : (
          <CopyButtons {...draft} text={text} />
        )}
      </div>
    </>
  );
}

function AnswerBody(props: PartProps) {
  const { lead, text, close } = props;
  const language = useLanguage();
  const options = useAnswerOptions(lead);
  if (typeof options === 'string') return <p role="status">{text[options]}</p>;
  const { letter, templates } = options;
  if (letter.refused === null && templates.length > 0) {
    return <AnswerForm {...props} options={options} />;
  }
  return (
    <>
      <p>{letter.refused ? letterRefusals[language][letter.refused] : text.none}</p>
      <div className="admin-modal__actions">
        {letter.refused ? null : <a href={LIST}>{text.manage}</a>}
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          {text.cancel}
        </Button>
      </div>
    </>
  );
}

type AnswerByTemplateProps = {
  lead: number;
  label: string;
  /** Reloads the lead's data. */
  again: () => void;
};

/**
 * A button beside the contact links of a lead. It opens the dialog in which an answer is written from a template and
 * previewed as a mail.
 */
export function AnswerByTemplate({ lead, label, again }: AnswerByTemplateProps) {
  const { openModal, closeModal, isModalOpen } = useModal();
  const text = answerTemplateTranslations[useLanguage()];
  // The idempotency key is kept outside the dialog: when the server's answer was lost and the dialog is opened again,
  // no second letter is sent.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const onSent = () => {
    setKey(crypto.randomUUID());
    again();
    for (const wait of LOOK_AGAIN_MS) setTimeout(again, wait);
  };
  return (
    <>
      <button className="lead-summary__way" onClick={() => openModal(SLUG)} type="button">
        {label}
      </button>
      <Modal aria-labelledby={TITLE} className="admin-modal" slug={SLUG}>
        <div className="admin-modal__box answer-dialog">
          <h3 id={TITLE}>{text.title}</h3>
          {isModalOpen(SLUG) ? (
            <AnswerBody
              close={() => closeModal(SLUG)}
              lead={lead}
              letterKey={key}
              onOther={again}
              onSent={onSent}
              text={text}
            />
          ) : null}
        </div>
      </Modal>
    </>
  );
}
