import type { Locale } from '@/i18n/locales';
import { documentHtml } from '@/lib/render-static-html';
import { PlainDocument } from '../http/plain-document';
import type { ChainProblem, ChainState } from './verify-consents';

type Text = {
  title: string;
  sealed: string;
  waiting: string;
  holds: string;
  broken: string;
  at: string;
  kinds: Record<ChainProblem['kind'], string>;
};

const words: Record<Locale, Text> = {
  vi: {
    title: 'Sổ đồng ý',
    sealed: 'Dòng đã niêm',
    waiting: 'Dòng chờ niêm',
    holds: 'Sổ nguyên vẹn: không dòng nào bị sửa, chèn hay bỏ.',
    broken: 'Sổ KHÔNG nguyên vẹn.',
    at: 'ở số',
    kinds: {
      gap: 'Thiếu dòng ngay trước',
      changed: 'Dòng không còn như lúc niêm',
      lead: 'Dòng đã bị chuyển sang khách khác',
      time: 'Dòng mang giờ cũ hơn nhiều so với các dòng trước',
      cut: 'Sổ từng có dòng này, nay không còn hoặc khác đi',
      waiting: 'Dòng chưa được niêm đúng giờ',
    },
  },
  en: {
    title: 'Ledger of consents',
    sealed: 'Sealed rows',
    waiting: 'Rows to be sealed',
    holds: 'The ledger holds: no row was changed, inserted or dropped.',
    broken: 'The ledger does NOT hold.',
    at: 'at number',
    kinds: {
      gap: 'Rows are missing right before it',
      changed: 'The row is not what was sealed',
      lead: 'The row was moved to another lead',
      time: 'The row is dated long before the rows ahead of it',
      cut: 'The ledger once had this row, and has it no more or has another',
      waiting: 'Rows are not sealed in time',
    },
  },
};

const STYLE = 'body{font:16px/1.5 sans-serif;margin:2rem;max-width:46rem}li{margin:.25rem 0}';

/** Renders the page with the result of verifying the consent ledger. */
export function statePage({ sealed, waiting, problems }: ChainState, locale: Locale): string {
  const text = words[locale];
  return documentHtml(
    <PlainDocument locale={locale} title={text.title} styles={STYLE}>
      <h1>{text.title}</h1>
      <p>{`${text.sealed}: ${sealed}. ${text.waiting}: ${waiting}.`}</p>
      <p>
        <strong>{problems.length === 0 ? text.holds : text.broken}</strong>
      </p>
      <ul>
        {problems.map(({ kind, sequence }) => (
          <li key={`${kind} ${sequence}`}>{`${text.kinds[kind]} (${text.at} ${sequence})`}</li>
        ))}
      </ul>
    </PlainDocument>,
  );
}
