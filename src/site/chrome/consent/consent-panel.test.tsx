import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { locales } from '@/i18n/locales';
import { ConsentPanel } from '@/site/chrome/consent/consent-panel';
import type { Service } from '@/tracking/third-party/service';

// The link to the list of cookies asks for the router, and uses it when it is pressed.
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const analytics: Service = {
  id: 'analyticsSdk',
  category: 'analytics',
  src: 'https://scripts.example.com/sdk.js',
  account: null,
  origins: ['https://scripts.example.com'],
};

it.each(locales)(
  'where nothing is configured nobody is asked, and the way to the choices is there (%s)',
  (locale) => {
    const panel = (services: Service[]) =>
      parse(renderToStaticMarkup(<ConsentPanel locale={locale} services={services} />));
    expect(panel([]).querySelector('#consent-bar')).toBeNull();
    expect(panel([]).querySelector('dialog#consent-dialog h2')?.textContent).toBeTruthy();
    expect(panel([analytics]).querySelector('#consent-bar')).not.toBeNull();
  },
);
