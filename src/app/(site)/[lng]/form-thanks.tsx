import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getFrame } from '@/content/frame';
import { cms } from '@/content/payload';
import { isLocale, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import type { FormKind } from '@/leads/schema/forms';
import { thankYouPath } from '@/leads/schema/thank-you-path';
import { findReceipt, RECEIPT_COOKIE, type Receipt } from '@/leads/intake/receipt';
import { ThankYouTemplate } from '@/site/templates/thank-you-template';

export type ThanksProps = { params: Promise<{ lng: string }> };

/** What came of the form, when the visitor's cookie says which one; the page helps without it too. */
export async function readReceipt(locale: Locale, kind: FormKind): Promise<Receipt | null> {
  const cookie = (await cookies()).get(RECEIPT_COOKIE)?.value;
  if (!cookie) return null;
  const receipt = await findReceipt(await cms(), cookie, locale);
  return receipt?.kind === kind ? receipt : null;
}

/** The metadata and the page after a form of one kind, at the address where it leads once stored. */
export function formThanks(kind: Exclude<FormKind, 'get-ticket'>) {
  async function metadata({ params }: ThanksProps): Promise<Metadata> {
    const { lng } = await params;
    if (!isLocale(lng)) return {};
    return { title: getT(lng, 'forms')(`thankYou.${kind}.meta`), robots: { index: false } };
  }
  async function Page({ params }: ThanksProps) {
    const { lng } = await params;
    if (!isLocale(lng)) notFound();
    const receipt = await readReceipt(lng, kind);
    return (
      <ThankYouTemplate
        locale={lng}
        frame={await getFrame(lng)}
        path={thankYouPath(kind, null)}
        outcome={kind}
        document={receipt?.document ?? null}
      />
    );
  }
  return { metadata, Page };
}
