import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import english from '../../../content/en/mails.json';
import vietnamese from '../../../content/vi/mails.json';
import { locales, type Locale } from '@/i18n/locales';
import type { MailTemplate } from '@/payload-types';
import { mailKinds, type MailKind } from '../model/mail-kinds';
import { inTransaction } from '../model/in-transaction';
import type { MailTemplateText } from './render-mail';

const written: Record<Locale, Record<MailKind, MailTemplateText>> = {
  vi: vietnamese,
  en: english,
};

const kinds = Object.keys(mailKinds) as MailKind[];

/** The template of a kind of mail as editors stored it; the built-in one if a text is missing in this language. */
export async function mailTemplate(
  payload: Payload,
  kind: MailKind,
  locale: Locale,
): Promise<MailTemplateText> {
  const { docs } = await payload.find({
    collection: 'mail-templates',
    where: { kind: { equals: kind } },
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
  });
  const edited = docs[0];
  return edited?.subject && edited.heading && edited.body ? textOf(edited) : written[locale][kind];
}

const textOf = ({ subject, heading, body, button, closing }: MailTemplate): MailTemplateText => ({
  subject: subject ?? '',
  heading: heading ?? '',
  body: body ?? '',
  button: button ?? null,
  closing: closing ?? null,
});

/** Creates the templates that are missing, in an empty site or after an update, and returns their number. */
export function addMissingTemplates(payload: Payload): Promise<number> {
  return inTransaction(payload, async (req, session) => {
    // A lock, because instances that start at the same moment would all find the same templates missing.
    await session.execute(sql`SELECT pg_advisory_xact_lock(hashtext('mail-templates'))`);
    const { docs } = await payload.find({
      collection: 'mail-templates',
      depth: 0,
      pagination: false,
      select: { kind: true },
      req,
    });
    const missing = kinds.filter((kind) => docs.every((doc) => doc.kind !== kind));
    for (const kind of missing) {
      const [first, ...others] = locales;
      const { id } = await payload.create({
        collection: 'mail-templates',
        locale: first,
        data: { kind, ...written[first][kind] },
        req,
      });
      for (const locale of others) {
        await payload.update({
          collection: 'mail-templates',
          id,
          locale,
          data: written[locale][kind],
          req,
        });
      }
    }
    return missing.length;
  });
}
