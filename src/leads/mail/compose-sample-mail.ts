import type { Locale } from '@/i18n/locales';
import { formatVnd } from '@/i18n/format-money';
import { getT } from '@/i18n/server-translations';
import { DEFAULT_REPLY_MINUTES } from '@/lib/reply-time-placeholder';
import { zonedMoment } from '../tickets/event-facts-for-mails';
import { mailKinds, type MailKind } from '../model/mail-kinds';
import type { MailDraft } from './render-mail';

const SAMPLE_MOMENT = new Date('2027-03-10T02:00:00Z');
const SAMPLE_TOTAL = 1_500_000;
const SAMPLE_CODE = 'K7Q-M2X-9RD';

/** The facts in mails about a ticket, in their order. */
const ticketDetails = [
  'event',
  'when',
  'place',
  'ticketType',
  'quantity',
  'total',
  'code',
] as const;

/** Sample values for the preview of a template; a placeholder without one shows its own name in brackets. */
export function sampleDraft(kind: MailKind, locale: Locale): MailDraft {
  const t = getT(locale, 'mails');
  const names: readonly string[] = mailKinds[kind].placeholders;
  const isVietnamese = locale === 'vi';
  const total = formatVnd(locale, SAMPLE_TOTAL);
  const name = isVietnamese ? 'Trần Thị Lan' : 'Lan Tran';
  const invented: Record<string, string> = {
    event: isVietnamese ? 'Buổi sáng của cửa hàng trưởng' : 'A morning for store managers',
    place: isVietnamese ? 'TP. Hồ Chí Minh' : 'Ho Chi Minh City',
    ticketType: isVietnamese ? 'Vé sớm' : 'Early bird',
    document: isVietnamese ? 'Sổ tay phản hồi khép kín' : 'Closing the loop, a playbook',
    // The sample name: in mails to the team as typed, in others with its salutation.
    name: kind === 'team-notice' ? name : t('addressed.chi', { name }),
    email: 'lan@example.com',
    when: zonedMoment(SAMPLE_MOMENT, locale),
    deadline: zonedMoment(SAMPLE_MOMENT, locale),
    'promise.minutes': String(DEFAULT_REPLY_MINUTES),
    quantity: '2',
    uses: '10',
    total,
    payment: t('ticket.payment', { total }),
    code: SAMPLE_CODE,
    entry: t('ticket.door', { code: SAMPLE_CODE }),
    form: t('form.book-demo'),
    author: isVietnamese ? 'Phạm Minh Đức' : 'Duc Pham',
    step: isVietnamese ? 'Gọi lại, chốt giờ demo' : 'Call back to fix the time of the demo',
    subject: t('letter.subject'),
    message: t('letter.message'),
    sender: isVietnamese ? 'Phạm Minh Đức' : 'Duc Pham',
  };
  const values = Object.fromEntries(
    names.map((field) => [field, invented[field] ?? `[${field}]`] as const),
  );
  const details = ticketDetails.flatMap((field): [string, string][] =>
    kind.startsWith('ticket-') ? [[t(`detail.${field}`), invented[field] ?? '']] : [],
  );
  return { values, details, ...(mailKinds[kind].hasButton ? { href: '#' } : {}) };
}
