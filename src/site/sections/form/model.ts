import {
  memberOf,
  nonEmptyLines,
  officeWords,
  pathOf,
  toHead,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { TicketOffer } from '@/content/list-item-and-text-types';
import type { FormKind } from '@/leads/schema/form-definitions';
import type { OfficeWords } from '@/lib/office-hours-arithmetic';
import type { FormSubject } from '../../forms/form-state-and-prefilled-values';
import { toPrefilled, type Prefilled } from './prefilled-values';

type Point = { title: string; text: string };

export type FormModel = {
  kind: FormKind;
  titleLines: string[];
  text: string | null;
  /** Path of the form's page, without language prefix. */
  page: string;
  /** The layout of the form; `v5` has a full-width button (spec §3, form version). */
  version: 'default' | 'v5';
  subject?: FormSubject;
  /** What happens after the form is sent, step by step. */
  steps?: Point[];
  /** The e-mail address for each kind of request. */
  ways?: Point[];
  /** The table of contents of a document. */
  points?: string[];
  /** Office hours, for the forms with the reply promise. */
  office?: OfficeWords;
  /** Other ways to contact the company, from the site's settings. */
  reach?: { email: string | null; phone: string | null };
  /** The tickets that the event sells; null when it sells none. */
  offer?: TicketOffer | null;
  /**
   * What the visitor chose before opening the demo form (plan, inputs of the ROI calculator), read from the URL; it
   * prefills the form.
   */
  begun?: Prefilled;
};

type OwnOf = (
  block: BlockOf<'form'>,
  context: TransformContext,
) => Partial<FormModel> | Promise<Partial<FormModel>>;

const toPoints = (points: Point[] | null | undefined): Point[] =>
  (points ?? []).map(({ title, text }) => ({ title, text }));

/** The builders of those fields of the model that only some kinds of form have, by kind. */
const own: Record<FormKind, OwnOf> = {
  'book-demo': async ({ steps }, context) => ({
    steps: toPoints(steps),
    office: await officeWords(context),
    begun: toPrefilled(context.address?.state ?? {}, context.locale),
  }),
  contact: async ({ ways }, context) => {
    const { email, phone } = await context.lists.offices(context.locale);
    return { ways: toPoints(ways), office: await officeWords(context), reach: { email, phone } };
  },
  'get-ticket': async ({ event }, { lists, locale }) => {
    const offer = event ? await lists.ticketOffer(locale, event) : null;
    return { offer, subject: offer ? { event: offer.event } : {} };
  },
  'get-document': ({ document, points }) => ({
    points: nonEmptyLines(points),
    subject: document ? { document } : {},
  }),
  career: ({ steps, position }) => ({
    steps: toPoints(steps),
    subject: position ? { position } : {},
  }),
  newsletter: () => ({}),
};

export const toFormModel = async (
  block: BlockOf<'form'>,
  context: TransformContext,
): Promise<FormModel> => ({
  kind: block.variant,
  ...toHead(block),
  page: pathOf(context),
  version: block.version ?? 'default',
  ...(await memberOf(own, block.variant)(block, context)),
});
