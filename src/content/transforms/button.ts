import { localizedPath, type Locale } from '@/i18n/locales';
import type { TextLink } from '@/lib/text-link-type';

/** A button, or null when its text or its link is missing. */
export function toButton(
  source: { text?: string | null; href?: string | null } | null | undefined,
  locale: Locale,
): TextLink | null {
  if (!source?.text || !source.href) return null;
  return { text: source.text, href: localizedPath(locale, source.href) };
}
