import type { OfficeWords } from '@/lib/office-hours';
import type { RoiInputName } from '@/lib/roi-inputs';

export type DemoFormModel = {
  titleLines: string[];
  text: string | null;
  /** What happens after sending, in order. */
  steps: { title: string; text: string }[];
  office: OfficeWords;
  /** `v5` has a full-width button (spec §3, form version). */
  version: 'default' | 'v5';
  /** What the reader worked out before they came here, to be sent along; empty: nothing. */
  inputs: { name: RoiInputName; value: number }[];
  /** Where those inputs stand again, with origin. */
  inputsLink: string | null;
};
