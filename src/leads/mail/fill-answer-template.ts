import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { AnswerTemplate, Lead, User } from '@/payload-types';
import { brand } from '../../../brand.config';
import { cutLine } from '../schema/clean-text';
import { everywhere } from '../model/mail-kinds';
import { fill } from './mail-placeholders';
import { languageOfLead, MAX_SUBJECT_LENGTH } from './mail-to-lead';

/** The placeholders that an answer template may use (docs/sales.md, "Answering by template"). */
export const answerPlaceholders: readonly string[] = [
  'name',
  'you',
  'company',
  'owner',
  'requestKind',
  ...everywhere,
];

/** A template filled with a lead's values, ready to be edited and sent. */
export type FilledTemplate = {
  id: number;
  name: string;
  language: Locale;
  subject: string;
  message: string;
};

export type Answers = {
  templates: FilledTemplate[];
  /** The template that fits the lead best; null when there are no templates. */
  chosen: number | null;
};

const bareAddress = (company: string): string =>
  company.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** A lead's values for placeholders in a language; missing ones are replaced by general words. */
export function answerValues(
  lead: Pick<Lead, 'name' | 'salutation' | 'company' | 'kind' | 'owner'>,
  writer: Pick<User, 'name'>,
  language: Locale,
): Record<string, string> {
  const t = getT(language, 'mails');
  const { salutation, company, kind, owner } = lead;
  const name = lead.name ?? '';
  const title = salutation === 'anh' || salutation === 'chi' ? salutation : null;
  const theirs = title ?? 'nobody';
  const named = title === null ? t('answer.name', { name }) : t(`addressed.${title}`, { name });
  const ownerName = owner && typeof owner === 'object' ? owner.name : null;
  return {
    name: name === '' ? t('answer.nobody') : named,
    you: t(`answer.you.${theirs}`),
    company: company ? bareAddress(company) : t(`answer.company.${theirs}`),
    owner: ownerName || writer.name || t('answer.owner', { brand: brand.name }),
    requestKind: t(`form.${kind}`),
    'brand.name': brand.name,
    'brand.email': brand.email,
    'brand.phone': brand.phone,
  };
}

type Choice = Pick<AnswerTemplate, 'language' | 'kinds'>;

/** How well a template fits: its language counts most, then whether it is for the lead's form or for any. */
const fitOf = ({ language, kinds }: Choice, lead: Lead): number => {
  const ofForm = kinds?.includes(lead.kind) ? 2 : kinds?.length ? 0 : 1;
  return (language === languageOfLead(lead) ? 3 : 0) + ofForm;
};

/** All templates, filled for a lead that was read with its owner, the best fit first. */
export async function answersFor(payload: Payload, lead: Lead, writer: User): Promise<Answers> {
  const { docs } = await payload.find({
    collection: 'answer-templates',
    sort: ['name', 'id'],
    depth: 0,
    pagination: false,
  });
  const sorted = docs.toSorted((one, other) => fitOf(other, lead) - fitOf(one, lead));
  const values = {
    vi: answerValues(lead, writer, 'vi'),
    en: answerValues(lead, writer, 'en'),
  };
  return {
    templates: sorted.map(({ id, name, language, subject, body }) => ({
      id,
      name,
      language,
      // A filled subject may be longer than allowed.
      subject: cutLine(fill(subject, values[language]), MAX_SUBJECT_LENGTH),
      message: fill(body, values[language]),
    })),
    chosen: sorted[0]?.id ?? null,
  };
}
