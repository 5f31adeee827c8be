import type { BlockOf } from '@/content/transforms/transform-context';
import { pictogramOf } from '@/lib/pictogram-url';

export type QuoteModel = {
  content: string;
  representativeName: string;
  representativeJobTitle: string;
  customerName: string;
  /** The name of the customer's wordmark or pictogram. */
  pictogram: string | null;
  figures: { value: string; label: string }[];
  sample: boolean;
};

export const toQuoteModel = (block: BlockOf<'quote'>): QuoteModel => ({
  content: block.content,
  representativeName: block.representativeName,
  representativeJobTitle: block.representativeJobTitle,
  customerName: block.customerName,
  pictogram: pictogramOf(block.logo),
  figures: (block.figures ?? []).map(({ value, label }) => ({ value, label })),
  sample: block.sample ?? false,
});
