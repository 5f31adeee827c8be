import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { QuoteItem } from '@/content/list-item-and-text-types';

export type CustomerQuotesModel = {
  titleLines: string[];
  text: string | null;
  /** The quotes; null when the remote server fails to deliver them. */
  quotes: QuoteItem[] | null;
};

export const toCustomerQuotesModel = async (
  block: BlockOf<'customerQuotes'>,
  { locale, lists }: TransformContext,
): Promise<CustomerQuotesModel> => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  quotes: await lists.quotes(locale),
});
