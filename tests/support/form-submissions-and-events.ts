import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { readEnvelope } from '@/leads/intake/read-posted-form';
import type { FormKind } from '@/leads/schema/form-definitions';
import type { Envelope, Submission } from '@/leads/schema/form-values-and-hidden-fields';
import { cleanValues } from '@/leads/schema/validate-submission';
import { openedAt } from './valid-forms';

const person = {
  salutation: 'chi',
  name: 'Trần Thị Lan',
  email: 'lan@tamvia.vn',
  phone: '0912 345 678',
  agree: 'yes',
};

const answers = {
  company: 'Công ty Hạt Gạo',
  jobTitle: 'manager-leader',
  industry: 'retail',
  department: 'cskh',
  firstQuestion: 'piloting',
  secondQuestion: 'practising',
};

/** Valid values for each form; those that depend on a test, such as the type of a ticket, are added by the test. */
const filled: Record<FormKind, Readonly<Record<string, string>>> = {
  'book-demo': { ...person, ...answers, company: 'tamvia.vn' },
  'get-ticket': { ...person, ...answers, quantity: '1', hub: 'ha-noi' },
  'get-document': { ...person, ...answers },
  contact: { ...person, description: 'Tôi muốn hỏi về gói cước.' },
  career: { ...person, description: 'Tôi có ba năm kinh nghiệm.' },
  newsletter: { email: person.email, consentMarketing: 'yes' },
};

/** A form of any kind as a browser with JavaScript submits it; a new key each time. */
export function sent(
  kind: FormKind,
  form: Readonly<Record<string, string>> = {},
  envelope: Partial<Envelope> = {},
  files?: Submission['files'],
): Submission {
  return {
    kind,
    values: cleanValues(kind, { ...filled[kind], ...form }),
    envelope: {
      ...readEnvelope({ locale: 'vi', page: '/' }),
      key: randomUUID(),
      startedAt: Number(openedAt),
      ...envelope,
    },
    ...(files ? { files } : {}),
  };
}

const nextYear = new Date().getUTCFullYear() + 1;
/** The start (nine o'clock in Viet Nam) and the end of {@link makeEvent}'s events, always in the future. */
export const eventTimes = {
  start: `${nextYear}-03-10T02:00:00.000Z`,
  end: `${nextYear}-03-10T05:30:00.000Z`,
};

/** An event in both languages, with one ticket type. */
export async function makeEvent(
  payload: Payload,
  {
    price = 500_000,
    capacity = 10,
    slug = `ngay-hoi-${randomUUID().slice(0, 8)}`,
    places = { vi: 'Trung tâm Sen Vàng', en: 'Golden Lotus Centre' },
  } = {},
): Promise<{ slug: string; eventId: number; typeId: number }> {
  const event = await payload.create({
    collection: 'event-pages',
    locale: 'vi',
    data: {
      slug,
      banner: { title: 'Ngày hội chăm sóc khách hàng' },
      leadMagnetDateTime: eventTimes.start,
      endsAt: eventTimes.end,
      place: places.vi,
      hubs: ['ha-noi'],
      _status: 'published',
    },
  });
  await payload.update({
    collection: 'event-pages',
    id: event.id,
    locale: 'en',
    data: {
      banner: { title: 'Customer care day' },
      leadMagnetDateTime: eventTimes.start,
      endsAt: eventTimes.end,
      place: places.en,
      hubs: ['ha-noi'],
      _status: 'published',
    },
  });
  const type = await payload.create({
    collection: 'ticket-types',
    locale: 'vi',
    data: { event: event.id, name: 'Vé sớm', price, capacity },
  });
  await payload.update({
    collection: 'ticket-types',
    id: type.id,
    locale: 'en',
    data: { name: 'Early bird' },
  });
  return { slug, eventId: event.id, typeId: type.id };
}

/** A small PDF that programs accept, with one empty page. */
export const smallPdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
xref
0 1
0000000000 65535 f 
trailer<</Root 1 0 R/Size 4>>
startxref
178
%%EOF
`,
);
