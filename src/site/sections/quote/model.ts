import type { BlockOf } from '@/content/transforms/section-tools';

export type QuoteModel = {
  content: string;
  representativeName: string;
  representativeJobTitle: string;
  customerName: string;
  figures: { value: string; label: string }[];
  sample: boolean;
};

export const toQuoteModel = (block: BlockOf<'quote'>): QuoteModel => ({
  content: block.content,
  representativeName: block.representativeName,
  representativeJobTitle: block.representativeJobTitle,
  customerName: block.customerName,
  figures: (block.figures ?? []).map(({ value, label }) => ({ value, label })),
  sample: block.sample ?? false,
});
