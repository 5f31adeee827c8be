import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { isLocale } from '@/i18n/locales';
import { setRequestLocale } from '@/i18n/request-locale';
import { env } from '@/lib/env';
import { preloadedFonts } from '@/styles/font-preload';
import { CampaignMemory } from '@/tracking/campaign-memory.client';
import '@/styles/site.css';

type Props = { children: ReactNode; params: Promise<{ lng: string }> };

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }], apple: '/apple-touch-icon.png' },
  };
}

/** Nothing is made while building: a build needs no content, and reads no environment of the server. */
export function generateStaticParams(): { lng: string }[] {
  return [];
}

export default async function SiteLayout({ children, params }: Props) {
  const { lng } = await params;
  if (!isLocale(lng)) notFound();
  setRequestLocale(lng);
  for (const href of preloadedFonts) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={lng}>
      <body>
        {children}
        <CampaignMemory />
      </body>
    </html>
  );
}
