import type { Ground } from '../../ui/ground';

export type FiguresModel = {
  titleLines: string[];
  text: string | null;
  figures: { value: string; label: string }[];
  sampleNote: string | null;
  ground: Ground;
};
