/**
 * When an island hydrates. `touch`: when the visitor interacts with it. `use`: also when it is near the viewport and
 * the visitor has interacted with the page.
 */
export type HydrateWhen = 'use' | 'touch';

/** Components that hydrate at other times than the default, by name. */
const exceptions: Readonly<Record<string, HydrateWhen>> = { SearchButton: 'touch' };

export const hydrateWhen = (name: string): HydrateWhen => exceptions[name] ?? 'use';
