'use client';

import { usePathname } from 'next/navigation';

/**
 * Marks the header of a screen on which no text has languages, so that the styles hide the selector of the content
 * language.
 *
 * @param screens the addresses of lists and settings with texts in several languages
 */
export function MarkScreenWithoutLanguages({ screens }: { screens: readonly string[] }) {
  const path = usePathname();
  const isTranslated = screens.some((screen) => path === screen || path.startsWith(`${screen}/`));
  return isTranslated ? null : <span data-content-without-languages hidden />;
}
