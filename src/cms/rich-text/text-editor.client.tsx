'use client';

import { ShimmerEffect } from '@payloadcms/ui';
import dynamic from 'next/dynamic';

/**
 * Payload's rich text field, which the build of the admin replaces by this component (scripts/lib/payload-patches.mjs):
 * the text editor is a fifth of the admin's scripts, and is loaded only when a form shows a rich text.
 */
export const TextEditor = dynamic(() => import('./text-editor-with-features.client'), {
  ssr: false,
  loading: () => <ShimmerEffect height="35vh" />,
});
