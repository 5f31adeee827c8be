import type { Locale } from '@/i18n/locales';
import { documentHtml } from '@/lib/render-static-html';
import { PlainDocument } from '../../http/html-document-without-scripts';
import type { ChainProblem, Ledger } from './ledgers';
import type { LedgerState } from './verify-ledger';

type Text = {
  title: string;
  names: Record<Ledger['name'], string>;
  sealed: string;
  waiting: string;
  holds: string;
  broken: string;
  at: string;
  kinds: Record<ChainProblem['kind'], string>;
};

const words: Record<Locale, Text> = {
  vi: {
    title: 'Kiểm tra các sổ',
    names: {
      consents: 'Sổ đồng ý',
      'access-log': 'Nhật ký truy cập',
      publications: 'Nhật ký xuất bản',
    },
    sealed: 'Dòng đã niêm',
    waiting: 'Dòng chờ niêm',
    holds: 'Nguyên vẹn: không dòng nào bị sửa, chèn hay bỏ.',
    broken: 'KHÔNG nguyên vẹn. Chỗ đứt đầu tiên đứng đầu danh sách.',
    at: 'ở số',
    kinds: {
      gap: 'Thiếu dòng ngay trước',
      changed: 'Dòng không còn như lúc niêm',
      owner: 'Dòng đã bị chuyển sang khách hay tài khoản khác',
      time: 'Dòng mang giờ cũ hơn nhiều so với các dòng trước',
      cut: 'Sổ từng có dòng này, nay không còn hoặc khác đi',
      waiting: 'Dòng chưa được niêm đúng giờ',
      mark: 'Dấu ký đầu hoặc cuối sổ bị thiếu hay bị làm giả',
      key: 'Sổ được ký bằng khoá khác: đặt khoá trước vào LEDGER_KEY_BEFORE',
    },
  },
  en: {
    title: 'Check of the ledgers',
    names: {
      consents: 'Ledger of consents',
      'access-log': 'Access log',
      publications: 'Publishing log',
    },
    sealed: 'Sealed rows',
    waiting: 'Rows to be sealed',
    holds: 'It holds: no row was changed, inserted or dropped.',
    broken: 'It does NOT hold. The first broken link stands first.',
    at: 'at number',
    kinds: {
      gap: 'Rows are missing right before it',
      changed: 'The row is not what was sealed',
      owner: 'The row was moved to another lead or account',
      time: 'The row is dated long before the rows ahead of it',
      cut: 'The ledger once had this row, and has it no more or has another',
      waiting: 'Rows are not sealed in time',
      mark: 'The signed end or start of the ledger is missing or forged',
      key: 'The ledger was signed with another key: set the one before in LEDGER_KEY_BEFORE',
    },
  },
};

const STYLE = 'body{font:16px/1.5 sans-serif;margin:2rem;max-width:46rem}li{margin:.25rem 0}';

/** The page with the result of verifying the ledgers. */
export function statePage(states: readonly LedgerState[], locale: Locale): string {
  const text = words[locale];
  return documentHtml(
    <PlainDocument locale={locale} title={text.title} styles={STYLE}>
      <h1>{text.title}</h1>
      {states.map(({ ledger, sealed, waiting, problems }) => (
        <section key={ledger}>
          <h2>{text.names[ledger]}</h2>
          <p>{`${text.sealed}: ${sealed}. ${text.waiting}: ${waiting}.`}</p>
          <p>
            <strong>{problems.length === 0 ? text.holds : text.broken}</strong>
          </p>
          <ul>
            {problems.map(({ kind, sequence }) => (
              <li key={`${kind} ${sequence}`}>{`${text.kinds[kind]} (${text.at} ${sequence})`}</li>
            ))}
          </ul>
        </section>
      ))}
    </PlainDocument>,
  );
}
