import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { getScriptSwitches } from '@/content/script-switches';
import { isLocale, localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { setRequestLocale } from '@/i18n/request-locale';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/log';
import { Behaviours } from '@/site/behaviours/behaviours.client';
import { ConsentPanel } from '@/site/chrome/consent/consent-panel';
import { ErrorScreenProvider } from '@/site/chrome/error-screen.client';
import { ToastRegion } from '@/site/chrome/toasts/toast-region';
import { ErrorTemplate } from '@/site/templates/error-template';
import { preloadedFonts } from '@/styles/font-preload';
import { offeredServices } from '@/tracking/third-party/offered';
import type { Service } from '@/tracking/third-party/service';
import '@/styles/site.css';
import '@/styles/chrome.css';

type Props = { children: ReactNode; params: Promise<{ lng: string }> };

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { lng } = await params;
  return {
    metadataBase: new URL(env().SITE_URL),
    ...(isLocale(lng) ? { manifest: localizedPath(lng, '/manifest.webmanifest') } : {}),
    icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }], apple: '/apple-touch-icon.png' },
  };
}

/** Nothing is made while building: a build needs no content, and reads no environment of the server. */
export function generateStaticParams(): { lng: string }[] {
  return [];
}

/** Scripts of others that visitors are asked about; none while the CMS can not say which are on. */
async function servicesOf(locale: Locale): Promise<Service[]> {
  try {
    return offeredServices(env(), await getScriptSwitches(locale));
  } catch (error) {
    log.warn('third-party.switches-unread', errorFields(error));
    return [];
  }
}

export default async function SiteLayout({ children, params }: Props) {
  const { lng } = await params;
  if (!isLocale(lng)) notFound();
  setRequestLocale(lng);
  for (const href of preloadedFonts) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  const t = getT(lng, 'common');
  return (
    // The script that restores a saved language may hide the page it leaves (D3).
    <html lang={lng} suppressHydrationWarning>
      <body
        data-behaviour="attribution page-counter waiting-forms"
        data-waiting-sent={getT(lng, 'forms')('notice.waitingSent')}
      >
        <Behaviours />
        <ConsentPanel locale={lng} services={await servicesOf(lng)} />
        <ErrorScreenProvider screen={<ErrorTemplate locale={lng} />}>
          {children}
        </ErrorScreenProvider>
        <div
          hidden
          role="progressbar"
          aria-label={t('progress')}
          data-behaviour="progress-bar"
          className="progress-bar"
        />
        <ToastRegion locale={lng} />
      </body>
    </html>
  );
}
