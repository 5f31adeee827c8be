'use client';

import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { DocumentUse } from '../trash/find-document-uses';
import { callEndpoint, type Answer } from './call-endpoint.client';
import { ReplacePicture } from './replace-picture-button.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    title: 'Nơi đang dùng',
    ask: 'Xem nơi đang dùng',
    asking: 'Đang tìm…',
    none: 'Chưa nơi nào dùng nội dung này.',
    failed: 'Chưa xem được. Hãy thử lại.',
    languages: { vi: 'tiếng Việt', en: 'tiếng Anh' },
    draft: 'bản nháp',
    trash: 'trong thùng rác',
  },
  en: {
    title: 'Used in',
    ask: 'Show where it is used',
    asking: 'Looking…',
    none: 'It is used nowhere.',
    failed: 'That did not work. Try again.',
    languages: { vi: 'Vietnamese', en: 'English' },
    draft: 'draft',
    trash: 'in the bin',
  },
};

type Text = typeof words.vi;

type PlaceLinkProps = { place: DocumentUse; text: Text; language: 'vi' | 'en' };

/** A link to the form of a place; it opens in a new tab while the present form has unsaved changes. */
function PlaceLink({ place, text, language }: PlaceLinkProps) {
  const isModified = useFormModified();
  const tab = isModified ? { target: '_blank', rel: 'noopener' } : {};
  const about = [
    place.type[language],
    ...(place.language ? [text.languages[place.language]] : []),
    ...(place.live ? [] : [text.draft]),
    ...(place.isInTrash ? [text.trash] : []),
  ];
  return (
    <li>
      <a href={place.href} {...tab}>
        {place.name || place.type[language]}
      </a>
      <span>{about.join(', ')}</span>
    </li>
  );
}

/**
 * The panel beside the form with the places that show the document or link to it. The places are fetched on a click,
 * because most editors do not need them.
 */
export function UsedInPanel() {
  const { id, collectionSlug } = useDocumentInfo();
  const { i18n } = useTranslation();
  const text = useTexts(words);
  const [answer, setAnswer] = useState<Answer<{ places: DocumentUse[] }> | 'asking' | null>(null);
  if (!id) return null;
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const ask = async () => {
    setAnswer('asking');
    setAnswer(await callEndpoint(`/api/${collectionSlug}/${String(id)}/places`, { language }));
  };
  const state = answer === null || answer === 'asking' ? answer : null;
  const places = answer !== null && answer !== 'asking' && answer.ok ? answer.data.places : null;
  const isFailed = answer !== null && answer !== 'asking' && !answer.ok;
  return (
    <section className="admin-panel" data-used-in={places ? places.length : ''} aria-live="polite">
      <h2>{text.title}</h2>
      {places?.length === 0 && <p>{text.none}</p>}
      {isFailed && <p className="admin-panel__error">{text.failed}</p>}
      {places && places.length > 0 && (
        <ul>
          {places.map((place) => (
            <PlaceLink key={place.href} place={place} text={text} language={language} />
          ))}
        </ul>
      )}
      {/* The button is not disabled during the request: a disabled button loses the focus. */}
      <button
        aria-disabled={state === 'asking'}
        className="admin-panel__ask"
        onClick={() => {
          if (state !== 'asking') void ask();
        }}
        type="button"
      >
        {state === 'asking' ? text.asking : text.ask}
      </button>
      {collectionSlug === 'media' && <ReplacePicture />}
    </section>
  );
}
