import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { clockTime } from '@/lib/format-times-and-durations';
import { sessionOf } from '@/lib/payload-database';
import { officeNow } from '@/lib/office-hours-arithmetic';
import { telHref } from '@/lib/tel-href';
import type { Consent, Lead } from '@/payload-types';
import { codeWords } from '../import-export/label-of-choice-code';
import { lastStepChange } from '../management/change-next-step';
import { kindLabels } from '../model/lead-labels';
import { suspectedOf } from '../model/suspicion-labels';
import { leadStages } from '../schema/lead-stages';
import { slaSettings } from '../sla/reply-time-settings';
import { languageOf } from './endpoint-access';
import { type LeadStep, readLeadStep } from './read-next-step';
import { leadSummaryTranslations, type LeadSummaryText } from './lead-summary-translations';
import { sourceLines } from './lead-source-labels';

type Language = 'vi' | 'en';

/** A label, and the lines of its value. */
type SummaryRow = { name: string; lines: string[] };

/** What a colleague has to know of a lead before answering, in the language of the admin; times in ISO 8601, UTC. */
export type LeadSummary = {
  /** The person's name; without a name the e-mail address, else the telephone number. */
  name: string;
  /** The labels of the sender's job title, department and industry. */
  about: string[];
  company: { text: string; href: string | null } | null;
  /** The form's label, the lead's id, and when the form was sent. */
  form: string;
  message: string;
  phone: { text: string; href: string; zalo: string | null } | null;
  email: string;
  clock: {
    dueAt: string | null;
    /** Whether the reply time is running now (office hours). */
    running: boolean;
    answered: { at: string; by: string | null; inTime: boolean } | null;
  };
  /** Why the lead looks automated; null when it does not. */
  suspicion: { why: string; state: string; isHeld: boolean } | null;
  step: LeadStep;
  stage: Lead['stage'];
  owner: { id: number; name: string } | null;
  /** Whether the signed-in colleague was the last to change the stage, and the owner. */
  isOwnMove: { stage: boolean; owner: boolean };
  rows: SummaryRow[];
  /** When the data was read, in milliseconds since 1970. */
  readAt: number;
};

/** Matches a Vietnamese mobile number: only such a number may have a Zalo account. */
const ZALO = /^\+84([35789]\d{8})$/;

const person = (user: Lead['owner']): { id: number; name: string } | null =>
  user && typeof user === 'object' ? { id: user.id, name: user.name || user.email } : null;

function phoneOf({ phone, phoneE164 }: Lead): LeadSummary['phone'] {
  const dialled = phoneE164 || phone;
  if (!dialled) return null;
  const mobile = ZALO.exec(phoneE164 ?? '')?.[1];
  return {
    text: phone || dialled,
    href: telHref(dialled),
    zalo: mobile ? `https://zalo.me/0${mobile}` : null,
  };
}

/** The company, or its website with a link: a form asks for one of the two. */
function companyOf({ company }: Lead): LeadSummary['company'] {
  if (!company) return null;
  const text = company.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const isAddress = /^[^\s/@]+\.[a-z]{2,}(?:\/\S*)?$/i.test(text);
  return { text, href: isAddress ? `https://${text}` : null };
}

/** A line for the latest consent of each purpose. */
function consentLines(consents: readonly Consent[], text: LeadSummaryText): string[] {
  const last = new Map(consents.map(({ purpose, granted }) => [purpose, granted]));
  const lines = [...last].map(
    ([purpose, granted]) => `${text.purposes[purpose]}: ${granted ? text.granted : text.refused}`,
  );
  return lines.length > 0 ? lines : [text.noConsents];
}

const isLanguage = (code: unknown): code is Language => code === 'vi' || code === 'en';

function rowsOf(
  lead: Lead,
  consents: readonly Consent[],
  { language, user }: { language: Language; user: number | undefined },
): SummaryRow[] {
  const text = leadSummaryTranslations[language];
  const { preferredLanguage, locale, phone, phoneE164, email } = lead;
  const owner = person(lead.owner);
  const ownerName =
    owner && owner.id === user ? text.mine.replace('{{name}}', () => owner.name) : owner?.name;
  const words = (field: 'hub' | 'firstQuestion' | 'secondQuestion') =>
    codeWords(field, lead[field], language);
  const number = phoneE164 && phoneE164 !== phone ? phoneE164 : '';
  const rows: [string, (string | false | null | undefined)[]][] = [
    [text.stage, [leadStages[lead.stage][language]]],
    [text.owner, [ownerName ?? text.nobody]],
    [text.contact, [phone, number && text.dialled.replace('{{phone}}', number), email]],
    [text.event, [lead.event, words('hub')]],
    [text.document, [lead.document]],
    [text.position, [lead.position]],
    [text.answers, [words('firstQuestion'), words('secondQuestion')]],
    [
      text.invoice,
      [
        lead.companyName,
        lead.companyTaxCode && text.taxCode.replace('{{code}}', lead.companyTaxCode),
        lead.companyAddress,
        lead.invoiceReceiptEmail,
      ],
    ],
    [text.source, sourceLines(lead, language)],
    [text.consents, consentLines(consents, text)],
    [
      text.languages,
      [
        isLanguage(preferredLanguage) && text.wants[preferredLanguage],
        isLanguage(locale) && text.page[locale],
      ],
    ],
    [text.deal, [lead.dealId]],
    [text.version, [lead.version !== 'default' && lead.version]],
  ];
  return rows.flatMap(([name, found]) => {
    const lines = found.filter((line): line is string => Boolean(line));
    return lines.length > 0 ? [{ name, lines }] : [];
  });
}

function suspicionOf(lead: Lead, language: Language, now: number): LeadSummary['suspicion'] {
  if (!lead.suspicion) return null;
  const text = leadSummaryTranslations[language];
  const { releasedAt } = lead;
  return {
    why: suspectedOf(lead.suspicion, language),
    state: releasedAt
      ? text.letThrough.replace('{{time}}', clockTime(releasedAt, language, now))
      : text.held,
    isHeld: !releasedAt,
  };
}

/**
 * Whether the signed-in colleague was the last to change the stage, and the owner. This is read after the lead itself,
 * so that another colleague's change in between does not count as the user's own.
 */
async function ownMoves(req: PayloadRequest, id: number): Promise<LeadSummary['isOwnMove']> {
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<{ kind: string; actor: number | null }>(sql`
    SELECT DISTINCT ON (kind) kind, actor_id AS actor FROM lead_events
    WHERE lead_id = ${id} AND kind IN ('stage', 'assigned') ORDER BY kind, id DESC`);
  const me = req.user?.id;
  const isMine = (kind: string) =>
    me !== undefined && rows.some((row) => row.kind === kind && row.actor === me);
  return { stage: isMine('stage'), owner: isMine('assigned') };
}

/** Reads the summary of a lead with the rights and in the language of the request; null when there is no such lead. */
export async function readLeadSummary(
  req: PayloadRequest,
  id: number,
): Promise<LeadSummary | null> {
  const asked = { overrideAccess: false, req } as const;
  const last = await lastStepChange(await sessionOf(req.payload, req), id);
  const lead = await req.payload.findByID({
    collection: 'leads',
    id,
    depth: 1,
    joins: false,
    disableErrors: true,
    ...asked,
  });
  if (!lead) return null;
  const { docs: consents } = await req.payload.find({
    collection: 'consents',
    where: { lead: { equals: id } },
    sort: 'id',
    depth: 0,
    pagination: false,
    ...asked,
  });
  const language = languageOf(req);
  const text = leadSummaryTranslations[language];
  const now = new Date();
  const { hours } = await slaSettings(req.payload);
  const sent = text.received.replace(
    '{{time}}',
    clockTime(lead.createdAt, language, now.getTime()),
  );
  const { firstResponseAt, dueAt } = lead;
  return {
    name: lead.name || lead.email || lead.phone || `#${id}`,
    about: (['jobTitle', 'department', 'industry'] as const).flatMap(
      (field) => codeWords(field, lead[field], language) || [],
    ),
    company: companyOf(lead),
    form: `${kindLabels[lead.kind][language]} #${id}, ${sent}`,
    message: lead.description ?? '',
    phone: phoneOf(lead),
    email: lead.email,
    clock: {
      dueAt: dueAt ?? null,
      running: officeNow(now, hours).open,
      answered: firstResponseAt
        ? {
            at: firstResponseAt,
            by: person(lead.respondedBy)?.name ?? null,
            inTime: !dueAt || firstResponseAt <= dueAt,
          }
        : null,
    },
    suspicion: suspicionOf(lead, language, now.getTime()),
    step: await readLeadStep(req, lead, { now, hours, last }),
    stage: lead.stage,
    owner: person(lead.owner),
    isOwnMove: await ownMoves(req, id),
    rows: rowsOf(lead, consents, { language, user: req.user?.id }),
    readAt: now.getTime(),
  };
}
