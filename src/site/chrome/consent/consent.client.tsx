'use client';

import { useEffect } from 'react';
import type { Locale } from '@/i18n/locales';
import type { Service } from '@/tracking/third-party/service';

type ConsentProps = {
  locale: Locale;
  services: Service[];
  /** Said once a choice is kept. */
  saved: string;
};

/** Brings the consent centre to life once the page is there; renders nothing. */
export function Consent({ locale, services, saved }: ConsentProps) {
  useEffect(() => {
    void import('./consent-centre').then(({ startConsentCentre }) =>
      startConsentCentre({ locale, services, saved }),
    );
  }, [locale, services, saved]);
  return null;
}
