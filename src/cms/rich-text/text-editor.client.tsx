'use client';

import { ShimmerEffect } from '@payloadcms/ui';
import dynamic from 'next/dynamic';

/**
 * Payload's field of a rich text, which the admin's build calls here (scripts/lib/payload-mends.mjs): the text editor is
 * a fifth of the admin's scripts, and loaded when a form shows a text.
 */
export const TextEditor = dynamic(() => import('./text-editor-with-features.client'), {
  ssr: false,
  loading: () => <ShimmerEffect height="35vh" />,
});
