/**
 * When an island hydrates. `touch`: when it is used. `use`: also when it is near the viewport and the visitor has
 * interacted with the page.
 */
export type Wake = 'use' | 'touch';

/** Components that hydrate at other times than the default, by name. */
const wakes: Readonly<Record<string, Wake>> = { SearchButton: 'touch' };

export const wakeOf = (name: string): Wake => wakes[name] ?? 'use';
