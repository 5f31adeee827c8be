import type { PageSummary } from '@/content/header-and-footer-types';
import { localizedPath, otherLocale, type Locale } from '@/i18n/locales';
import { markdownPath } from '@/i18n/markdown-paths';
import { getT } from '@/i18n/server-translations';
import { env } from '@/lib/env';
import { brand } from '../../../brand.config';

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim();

/** The llms.txt for AI agents (llmstxt.org): every page in a language, with its Markdown URL. */
export function llmsFile(heads: readonly PageSummary[], tagline: string, locale: Locale): string {
  const t = getT(locale, 'seo');
  const whole = (path: string, language = locale) => env().SITE_URL + localizedPath(language, path);
  const line = ({ path, title, description }: PageSummary) => {
    const about = description ? `: ${plain(description)}` : '';
    return `- [${plain(title)}](${whole(markdownPath(path))})${about}`;
  };
  const pages = heads.filter(({ list }) => list === null);
  const entries = heads.filter(({ list }) => list !== null);
  return [
    `# ${brand.name}`,
    ...(tagline ? ['', `> ${plain(tagline)}`] : []),
    '',
    t('llms.markdown'),
    '',
    `- [${t('llms.other')}](${whole('/llms.txt', otherLocale(locale))})`,
    '',
    `## ${t('llms.pages')}`,
    '',
    ...pages.map(line),
    ...(entries.length > 0 ? ['', `## ${t('llms.entries')}`, '', ...entries.map(line)] : []),
    '',
  ].join('\n');
}
