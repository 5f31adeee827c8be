/**
 * What wakes an island. `use`: a touch of it, or coming near of a reader who has done something by then. `touch`: a
 * touch alone.
 */
export type Wake = 'use' | 'touch';

/** Of those that do not wake for use, by the name of the component. */
const wakes: Readonly<Record<string, Wake>> = { SearchButton: 'touch' };

export const wakeOf = (name: string): Wake => wakes[name] ?? 'use';
