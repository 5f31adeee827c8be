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
    let isGone = false;
    let stop = () => {};
    void import('./consent-centre').then(({ startConsentCentre }) => {
      if (!isGone) stop = startConsentCentre({ locale, services, saved });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [locale, services, saved]);
  return null;
}
