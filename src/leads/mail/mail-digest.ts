import english from '../../../content/en/mails.json';
import vietnamese from '../../../content/vi/mails.json';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { env } from '@/lib/env';
import type { FormKind } from '../schema/form-definitions';
import { zonedMoment } from '../tickets/event-facts-for-mails';
import type { MailKind } from '../model/mail-kinds';
import type { RenderedMail } from '../model/rendered-mail-type';
import { renderMail } from './render-mail';

/** Families of mails that are combined in a digest: due or overdue leads, new leads, and due next steps. */
export type Family = 'alerts' | 'notices' | 'steps';

/**
 * A lead in a digest. `dueAt`: when its answer or, in the family `steps`, its next step is due, in ISO 8601. All are
 * null for a refused ad lead, which has neither e-mail address nor phone.
 */
export type WaitingLead = { lead: number | null; form: FormKind | null; dueAt: string | null };

/** The maximum number of leads in a digest; the page to which its button leads shows the others. */
const MAX_LISTED_LEADS = 10;

const templates = { vi: vietnamese, en: english };
const names = {
  alerts: 'lead-alerts-digest',
  notices: 'team-notices-digest',
  steps: 'next-steps-digest',
} as const;

const absolute = (path: string): string => `${env().SITE_URL}${path}`;

/** The most urgent first; leads without a due time last. */
const byDue = (one: WaitingLead, other: WaitingLead): number =>
  (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9') || (one.lead ?? 0) - (other.lead ?? 0);

function line(family: Family, { lead, form, dueAt }: WaitingLead, now: string, locale: Locale) {
  const t = getT(locale, 'mails');
  if (lead === null || form === null) {
    return {
      text: t('unreachable.form'),
      href: absolute('/admin/collections/ad-leads?where[status][equals]=refused'),
    };
  }
  const about = {
    text: t('digest.lead', { lead: String(lead), form: t(`form.${form}`) }),
    href: absolute(`/admin/collections/leads/${lead}`),
  };
  if (dueAt === null) return about;
  const deadline = zonedMoment(new Date(dueAt), locale);
  if (family === 'steps') return { ...about, note: t('digest.step', { deadline }) };
  const isLate = dueAt <= now;
  return { ...about, note: t(isLate ? 'digest.late' : 'digest.soon', { deadline }), isLate };
}

/** The kind of mail under which a digest is stored, by its family and the number of overdue leads. */
function kindOf(family: Family, late: number): MailKind {
  if (family === 'steps') return 'next-step';
  if (family === 'notices') return 'team-notice';
  return late > 0 ? 'lead-late' : 'lead-due-soon';
}

/**
 * One mail about many leads: how many there are, the most urgent by form and due time, and a link to the board, or for
 * next steps to the dashboard. It contains no personal data.
 */
export function renderDigest(
  family: Family,
  leads: readonly WaitingLead[],
  locale: Locale,
): { words: RenderedMail; kind: MailKind } {
  const now = new Date().toISOString();
  const t = getT(locale, 'mails');
  const late = leads.filter(({ dueAt }) => dueAt !== null && dueAt <= now).length;
  const all = absolute(family === 'steps' ? '/admin' : '/admin/leads-board');
  const listed = leads.toSorted(byDue).slice(0, MAX_LISTED_LEADS);
  const more = leads.length - listed.length;
  const words = renderMail(
    templates[locale][names[family]],
    {
      values: {
        count: String(leads.length),
        late: String(late),
        soon: String(leads.length - late),
      },
      links: [
        ...listed.map((lead) => line(family, lead, now, locale)),
        ...(more > 0 ? [{ text: t('digest.more', { more: String(more) }), href: all }] : []),
      ],
      href: all,
    },
    locale,
  );
  return { words, kind: kindOf(family, late) };
}
