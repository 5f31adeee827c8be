export type LetterModel = {
  titleLines: string[];
  paragraphs: string[];
  signature: { name: string; role: string } | null;
  sampleNote: string | null;
};
