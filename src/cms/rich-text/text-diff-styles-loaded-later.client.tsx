'use client';

import dynamic from 'next/dynamic';

/** The styles of a comparison of two texts, which no screen but that of versions loads. */
export const TextDiffStyles = dynamic(() =>
  import('./text-diff-styles.client').then((part) => part.TextDiffStyles),
);
