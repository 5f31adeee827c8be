'use client';

import '../../../node_modules/@payloadcms/richtext-lexical/dist/field/bundled.css';

/** Renders nothing: it is loaded for its styles, those of Payload's comparison of two texts. */
export const TextDiffStyles = () => null;
