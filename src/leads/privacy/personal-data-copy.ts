import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { escapeHtml as e } from '@/lib/escape-html';
import { openUpload } from '@/lib/uploads-on-disk-or-in-s3';
import { inTransaction } from '../model/in-transaction';
import { type FoundRow, readCopied } from './columns-in-copy-of-personal-data';
import type { SourceName } from './personal-data-sources';
import { findDataSubject } from './find-data-subject';

export type PersonCopy = {
  madeAt: string;
  records: Record<SourceName, FoundRow[]>;
  /** Files of job applications, in base64, by name. */
  files: Record<string, string>;
};

async function filesOf(rows: readonly FoundRow[]): Promise<Record<string, string>> {
  const files: [string, string][] = [];
  for (const { filename, original_name: name } of rows) {
    if (typeof filename !== 'string') continue;
    const found = await openUpload('private/resumes', filename);
    // A file that is missing on the disk is left out of the copy. Its database row is still included.
    if (!found) continue;
    const bytes = Buffer.from(await new Response(found.body).arrayBuffer());
    files.push([typeof name === 'string' ? name : filename, bytes.toString('base64')]);
  }
  return Object.fromEntries(files);
}

/**
 * Reads the data stored about the person of a privacy request (columns-in-copy-of-personal-data.ts), and the files of
 * job applications. Null when the request names no one.
 */
export async function copyOfPerson(
  payload: Payload,
  request: { email?: string | null; phone?: string | null },
): Promise<PersonCopy | null> {
  const records = await inTransaction(payload, async (_req, session) => {
    // All queries see the database as it was at the first one, also while a lead is being merged or erased.
    await session.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
    const subject = await findDataSubject(session, request);
    return subject && readCopied(session, subject);
  });
  if (!records) return null;
  return { madeAt: new Date().toISOString(), records, files: await filesOf(records.resumes) };
}

const STYLE = `body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
h2{margin-top:2.5rem}table{border-collapse:collapse;width:100%;margin:1rem 0;break-inside:avoid}
th,td{border-bottom:1px solid;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{width:14rem;font-weight:600}@media print{body{margin:0;max-width:none}}`;

const words = {
  vi: {
    title: 'Dữ liệu chúng tôi giữ về bạn',
    made: 'Lập lúc',
    none: 'Chúng tôi không giữ dữ liệu nào dưới địa chỉ hoặc số này.',
    files: 'Tệp',
  },
  en: {
    title: 'The data we keep about you',
    made: 'Made at',
    none: 'We keep nothing under this address or number.',
    files: 'Files',
  },
};

export const sourceNames: Record<SourceName, Record<Locale, string>> = {
  leads: { vi: 'Yêu cầu bạn đã gửi', en: 'Requests you sent' },
  consents: { vi: 'Lời đồng ý', en: 'Consents' },
  tickets: { vi: 'Vé', en: 'Tickets' },
  subscribers: { vi: 'Bản tin', en: 'Newsletter' },
  mails: { vi: 'Thư chúng tôi đã viết', en: 'Mails we wrote' },
  documentLinks: { vi: 'Liên kết tài liệu', en: 'Document links' },
  resumes: { vi: 'Hồ sơ ứng tuyển', en: 'Job applications' },
  deliveries: { vi: 'Hệ thống đã nhận dữ liệu', en: 'Systems that got the data' },
  notes: { vi: 'Ghi chú', en: 'Notes' },
  mentions: { vi: 'Nhân viên được nhắc trong ghi chú', en: 'Staff mentioned in notes' },
  events: { vi: 'Diễn biến', en: 'History' },
  adLeads: { vi: 'Từ quảng cáo', en: 'From advertisements' },
  stashes: { vi: 'Form đang điền dở', en: 'Forms not yet sent' },
  views: { vi: 'Bộ lọc đã lưu', en: 'Saved filters' },
  preferences: { vi: 'Bộ lọc gần đây', en: 'Recent filters' },
  jobs: { vi: 'Việc đang chờ', en: 'Queued jobs' },
  requests: { vi: 'Yêu cầu về dữ liệu', en: 'Privacy requests' },
  accessLog: { vi: 'Lượt xem của nhân viên', en: 'Readings by our staff' },
};

export const sourceName = (name: SourceName, locale: Locale): string => sourceNames[name][locale];

const cell = (value: unknown): string =>
  e(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', '<br>');

const table = (row: FoundRow): string =>
  `<table>${Object.entries(row)
    .map(([name, value]) => `<tr><th scope="row">${e(name)}</th><td>${cell(value)}</td></tr>`)
    .join('')}</table>`;

/** Renders the copy of a person's data as an HTML page to read and print. */
export function copyPage(copy: PersonCopy, locale: Locale): string {
  const text = words[locale];
  const sections = (Object.entries(copy.records) as [SourceName, FoundRow[]][])
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => `<h2>${e(sourceName(name, locale))}</h2>${rows.map(table).join('')}`);
  const files = Object.keys(copy.files);
  const list = files.map((name) => `<li>${e(name)}</li>`).join('');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${e(text.title)}</title><style>${STYLE}</style></head>
<body><h1>${e(text.title)}</h1><p>${text.made}: ${copy.madeAt}</p>
${sections.join('\n') || `<p>${text.none}</p>`}
${files.length > 0 ? `<h2>${text.files}</h2><ul>${list}</ul>` : ''}
</body></html>
`;
}
