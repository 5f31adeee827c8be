/**
 * What wakes an island. `use`: a touch of it, or coming near of a reader who has done something by then. `news`: the
 * same without a touch; whole as the server made it, it only looks for news (D24). `touch`: a touch alone.
 */
export type Wake = 'use' | 'news' | 'touch';

/** Of those that do not wake for use, by the name of the component. */
const wakes: Readonly<Record<string, Wake>> = {
  SearchButton: 'touch',
  FreshEvents: 'news',
  FreshPillars: 'news',
  FreshQuotes: 'news',
  FreshVideos: 'news',
};

export const wakeOf = (name: string): Wake => wakes[name] ?? 'use';
