'use client';

import dynamic from 'next/dynamic';

/** The styles of a comparison of two texts, which only the screen that compares versions loads. */
export const TextDiffStyles = dynamic(() =>
  import('./text-diff-styles.client').then((part) => part.TextDiffStyles),
);
