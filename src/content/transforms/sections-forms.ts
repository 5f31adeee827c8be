import {
  nonEmptyLines,
  officeWords,
  type TransformContext,
  type TransformsOf,
} from './section-tools';

type FormName = 'ticketForm' | 'documentForm' | 'contactForm' | 'careerForm' | 'newsletterForm';

const pathOf = ({ address }: TransformContext): string => address?.path ?? '/';

/** Sections that hold a form; `/book-demo` has its own. */
export const formTransforms: TransformsOf<FormName> = {
  ticketForm: async (block, context) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    offer: await context.lists.ticketOffer(context.locale, block.event),
    page: pathOf(context),
    version: block.version,
  }),
  documentForm: (block, context) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    points: nonEmptyLines(block.points),
    document: block.document,
    page: pathOf(context),
    version: block.version,
  }),
  contactForm: async (block, context) => {
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
  },
  careerForm: (block, context) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    steps: (block.steps ?? []).map(({ title, text }) => ({ title, text })),
    position: block.position || null,
    page: pathOf(context),
    version: block.version,
  }),
  newsletterForm: (block, context) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    page: pathOf(context),
  }),
};
