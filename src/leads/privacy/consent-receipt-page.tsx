import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { documentHtml } from '@/lib/render-static-html';
import type { Consent, Lead } from '@/payload-types';
import { brand } from '../../../brand.config';
import { PlainDocument } from '../http/html-document-without-scripts';
import { zonedMoment } from '../tickets/event-facts-for-mails';

const words = {
  vi: {
    title: 'Biên nhận đồng ý',
    who: 'Người đồng ý',
    request: 'Yêu cầu số',
    granted: 'Đã đồng ý',
    refused: 'Không đồng ý, hoặc đã rút lại',
    purpose: { reply: 'Trả lời yêu cầu', marketing: 'Tiếp thị' },
    shown: 'Lời đã hiện',
    language: 'Ngôn ngữ',
    at: 'Lúc',
    seal: 'Số và dấu niêm',
    note: 'Mỗi dấu niêm là SHA-256 của dấu trước và nội dung dòng này. Sửa, chèn hay bỏ một dòng thì mọi dấu sau nó sai.',
  },
  en: {
    title: 'Receipt of consents',
    who: 'Given by',
    request: 'Request no.',
    granted: 'Granted',
    refused: 'Not granted, or withdrawn',
    purpose: { reply: 'Reply to the request', marketing: 'Marketing' },
    shown: 'Words shown',
    language: 'Language',
    at: 'At',
    seal: 'Number and seal',
    note: 'Each seal is the SHA-256 of the seal before it and of this row. Change, insert or drop one row, and every seal after it is wrong.',
  },
};

const STYLE = `body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem}
article{border:1px solid;padding:1rem 1.25rem;margin:1rem 0;break-inside:avoid}
h2{font-size:1.1rem;margin:0 0 .5rem}dl{display:grid;grid-template-columns:9rem 1fr;gap:.25rem 1rem;margin:0}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}code{font-size:.8rem}
@media print{body{margin:0;max-width:none;font-size:11pt}@page{size:A4;margin:18mm}}`;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Given({ consent, locale }: { consent: Consent; locale: Locale }) {
  const text = words[locale];
  const outcome = consent.granted ? text.granted : text.refused;
  return (
    <article>
      <h2>{`${text.purpose[consent.purpose]}: ${outcome}`}</h2>
      <dl>
        <Fact label={text.shown}>
          <q>{consent.text}</q>
        </Fact>
        <Fact label={text.language}>{consent.locale}</Fact>
        <Fact label={text.at}>
          {`${zonedMoment(new Date(consent.createdAt), locale)} · ${consent.createdAt}`}
        </Fact>
        <Fact label={text.seal}>
          {consent.hash ? (
            <>
              {`${String(consent.sequence)} · `}
              <code>{consent.hash}</code>
            </>
          ) : (
            '–'
          )}
        </Fact>
      </dl>
    </article>
  );
}

/** A printable page with the consents of a lead: exact words, language, time and hash of each. */
export function receiptPage(lead: Lead, consents: readonly Consent[], locale: Locale): string {
  const text = words[locale];
  return documentHtml(
    <PlainDocument locale={locale} title={`${text.title} ${lead.id}`} styles={STYLE}>
      <h1>{text.title}</h1>
      <dl>
        <Fact label={text.who}>
          {[lead.name, lead.email, lead.phone].filter(Boolean).join(' · ')}
        </Fact>
        <Fact label={text.request}>{lead.id}</Fact>
      </dl>
      {consents.map((consent) => (
        <Given key={consent.id} consent={consent} locale={locale} />
      ))}
      <p>{text.note}</p>
      <p>{brand.legalName}</p>
    </PlainDocument>,
  );
}
