import {
  nonEmptyLines,
  pathOf,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';
import type { TicketOffer } from '@/content/types-items';

export type TicketFormModel = {
  titleLines: string[];
  text: string | null;
  /** Null while the event sells no tickets. */
  offer: TicketOffer | null;
  /** Path of the page it stands on, without language prefix. */
  page: string;
  version: 'default' | 'v5';
};

export const toTicketFormModel = async (
  block: BlockOf<'ticketForm'>,
  context: TransformContext,
): Promise<TicketFormModel> => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  offer: await context.lists.ticketOffer(context.locale, block.event),
  page: pathOf(context),
  version: block.version,
});
