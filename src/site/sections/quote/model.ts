export type QuoteModel = {
  content: string;
  representativeName: string;
  representativeJobTitle: string;
  customerName: string;
  figures: { value: string; label: string }[];
  sampleNote: string | null;
};
