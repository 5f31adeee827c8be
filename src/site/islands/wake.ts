/** What wakes an island: a touch of it; coming near; or coming near of a reader who has done something by then. */
export type Wake = 'touch' | 'sight' | 'reader';

/** Of those that do not wake on sight, by the name of the component. */
const wakes: Readonly<Record<string, Wake>> = {
  SearchButton: 'touch',
  // Whole as the server made them; they only look for news (D24).
  FreshEvents: 'reader',
  FreshPillars: 'reader',
  FreshQuotes: 'reader',
  FreshVideos: 'reader',
};

export const wakeOf = (name: string): Wake => wakes[name] ?? 'sight';
