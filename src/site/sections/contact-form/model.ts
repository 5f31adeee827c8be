import {
  nonEmptyLines,
  officeWords,
  pathOf,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';
import type { OfficeWords } from '@/lib/office-hours';

export type ContactFormModel = {
  titleLines: string[];
  text: string | null;
  /** Which matter goes where. */
  ways: { title: string; text: string }[];
  /** Other ways to reach the company, from the site's settings. */
  email: string | null;
  phone: string | null;
  office: OfficeWords;
  /** Path of the page it stands on, without language prefix. */
  page: string;
  version: 'default' | 'v5';
};

export const toContactFormModel = async (
  block: BlockOf<'contactForm'>,
  context: TransformContext,
): Promise<ContactFormModel> => {
  const { email, phone } = await context.lists.offices(context.locale);
  return {
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    ways: (block.ways ?? []).map(({ title, text }) => ({ title, text })),
    email,
    phone,
    office: await officeWords(context),
    page: pathOf(context),
    version: block.version,
  };
};
