import type { Locale } from '@/i18n/locales';
import { formatVnd } from '@/i18n/money';
import { getT } from '@/i18n/server';
import { zonedMoment } from '../tickets/event-facts';
import { mailKinds, type MailKind } from './kinds';
import type { MailDraft } from './render';

const SAMPLE_MOMENT = new Date('2027-03-10T02:00:00Z');
const SAMPLE_TOTAL = 1_500_000;

/** Invented values for a preview; each placeholder without one shows its own name. */
export function sampleDraft(kind: MailKind, locale: Locale): MailDraft {
  const t = getT(locale, 'mails');
  const names: readonly string[] = mailKinds[kind].placeholders;
  const invented: Record<string, string> = {
    name: t('addressed.chi', { name: locale === 'vi' ? 'Trần Thị Lan' : 'Lan Tran' }),
    email: 'lan@example.com',
    when: zonedMoment(SAMPLE_MOMENT, locale),
    deadline: zonedMoment(SAMPLE_MOMENT, locale),
    quantity: '2',
    uses: '10',
    total: formatVnd(locale, SAMPLE_TOTAL),
    code: 'K7Q-M2X-9RD',
    form: t('form.book-demo'),
  };
  const values = Object.fromEntries(
    names.map((name) => [name, invented[name] ?? `[${name}]`] as const),
  );
  return { values, ...(mailKinds[kind].hasButton ? { href: '#' } : {}) };
}
