import type { Lead } from '@/payload-types';
import { leadSources } from '../model/lead-codes';
import { readTouch, type Touch, utmParameters } from '../schema/attribution-touchpoint';

type Language = 'vi' | 'en';

const words = {
  vi: {
    campaign: 'chiến dịch “{{name}}”',
    first: 'Ghé lần đầu',
    last: 'Ghé gần nhất',
    from: 'từ {{site}}',
    sent: 'Gửi form tại {{page}}',
    direct: 'Vào thẳng trang, không qua chiến dịch nào',
    advertisement: 'quảng cáo',
    mail: 'email',
    social: 'mạng xã hội',
  },
  en: {
    campaign: 'campaign “{{name}}”',
    first: 'First visit',
    last: 'Latest visit',
    from: 'from {{site}}',
    sent: 'Sent the form on {{page}}',
    direct: 'Came directly, by no campaign',
    advertisement: 'advertisement',
    mail: 'e-mail',
    social: 'social media',
  },
} as const;

const media: Readonly<Record<string, 'advertisement' | 'mail' | 'social'>> = {
  cpc: 'advertisement',
  ppc: 'advertisement',
  paid: 'advertisement',
  fbads: 'advertisement',
  email: 'mail',
  newsletter: 'mail',
  social: 'social',
};

type Parameters = Readonly<Record<string, string>>;

/** The source, medium and campaign of a visit in one line; empty where none is known. */
function campaignOf(parameters: Parameters, language: Language): string {
  const { utm_source: source, utm_medium: medium, utm_campaign: name } = parameters;
  const text = words[language];
  const known = medium ? media[medium.toLowerCase()] : undefined;
  return [
    source,
    known ? text[known] : medium,
    name && text.campaign.replace('{{name}}', () => name),
  ]
    .filter(Boolean)
    .join(' · ');
}

const withoutScheme = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

function visitOf(name: string, { page, referrer }: Touch, language: Language): string {
  const from = referrer
    ? `, ${words[language].from.replace('{{site}}', () => withoutScheme(referrer))}`
    : '';
  return `${name}: ${page}${from}`;
}

/** Reads the five UTM parameters from stored JSON; anything else is left out. */
function parametersOf(stored: unknown): Parameters {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) =>
      typeof value === 'string' && utmParameters.some((known) => known === name)
        ? [[name, value]]
        : [],
    ),
  );
}

const touchIn = (stored: unknown): Touch | null => readTouch(JSON.stringify(stored ?? null));

type Source = Pick<Lead, 'source' | 'page' | 'attribution' | 'firstTouch' | 'lastTouch'>;

/**
 * The source of a lead, one item a line: import or advertisement; the campaigns; the first and the last visit with
 * their referring pages; the page of the form.
 */
export function sourceLines(lead: Source, language: Language): string[] {
  const text = words[language];
  const [first, last] = [touchIn(lead.firstTouch), touchIn(lead.lastTouch)];
  const campaigns = [lead.attribution, last?.parameters, first?.parameters]
    .map((parameters) => campaignOf(parametersOf(parameters), language))
    .filter(Boolean);
  const isSameVisit = first?.page === last?.page && first?.referrer === last?.referrer;
  const isDirect = lead.source === 'form' && campaigns.length === 0 && !first?.referrer;
  return [
    ...(lead.source === 'form' ? [] : [leadSources[lead.source][language]]),
    ...new Set(campaigns),
    ...(isDirect && !last?.referrer ? [text.direct] : []),
    ...(first ? [visitOf(text.first, first, language)] : []),
    ...(last && !isSameVisit ? [visitOf(text.last, last, language)] : []),
    ...(lead.page ? [text.sent.replace('{{page}}', () => lead.page ?? '')] : []),
  ];
}
