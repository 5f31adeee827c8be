import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTicketOffer } from '@/content/event-tickets';
import { getFrame } from '@/content/frame';
import { cms } from '@/content/payload';
import { isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import {
  findRejectedSubmission,
  REJECTED_SUBMISSION_COOKIE,
} from '@/leads/intake/rejected-submissions';
import { isFormKind } from '@/leads/schema/forms';
import { FormReviewTemplate } from '@/site/templates/form-review-template';

type Props = { params: Promise<{ lng: string; kind: string }> };

// What somebody typed is on it: never kept by any cache, never indexed.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  if (!isLocale(lng)) return {};
  return { title: getT(lng, 'forms')('review.title'), robots: { index: false, follow: false } };
}

export default async function FormReviewPage({ params }: Props) {
  const { lng, kind } = await params;
  if (!isLocale(lng) || !isFormKind(kind)) notFound();
  const token = (await cookies()).get(REJECTED_SUBMISSION_COOKIE)?.value;
  const [stash, frame] = await Promise.all([
    findRejectedSubmission(await cms(), kind, token),
    getFrame(lng),
  ]);
  const event = stash?.origin.event;
  const offer = event ? await getTicketOffer(lng, event) : null;
  return <FormReviewTemplate kind={kind} locale={lng} stash={stash} offer={offer} frame={frame} />;
}
