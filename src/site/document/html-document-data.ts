import type { ReactNode } from 'react';
import { getFrame } from '@/content/pages/read-header-and-footer';
import { getScriptSwitches } from '@/content/settings/third-party-script-switches';
import type { Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/write-log-line';
import { enabledServices } from '@/tracking/third-party/enabled-third-party-services';
import type { Service } from '@/tracking/third-party/third-party-service-type';
import type { PublicPage } from '../page-kinds/public-page-type';
import { type Head, headOf } from './document-head';

/** The data from which src/site/pages/[...path].astro renders a whole HTML document. */
export type Shown = {
  locale: Locale;
  head: Head;
  body: ReactNode;
  /** Third-party scripts that need consent; a preview has none. */
  services: Service[];
  /** Whether the page shows drafts. The script for editing on the page is loaded only then. */
  draft: boolean;
};

/** The third-party scripts of a page; none when the CMS can not say which ones are enabled. */
async function servicesOf(locale: Locale): Promise<Service[]> {
  try {
    return enabledServices(env(), await getScriptSwitches(locale));
  } catch (error) {
    log.warn('third-party.switches-unread', errorFields(error));
    return [];
  }
}

/**
 * Reads the data around a page: header, footer and third-party scripts. A page with a `screen` of its own gets none of
 * them.
 */
export async function showPage(page: PublicPage): Promise<Shown> {
  const { locale, metadata, draft = false } = page;
  const shown = { locale, draft, head: headOf(metadata, env().SITE_URL) };
  if ('screen' in page) return { ...shown, body: page.screen, services: [] };
  const [frame, services] = await Promise.all([getFrame(locale), draft ? [] : servicesOf(locale)]);
  return { ...shown, body: page.body(frame), services };
}
