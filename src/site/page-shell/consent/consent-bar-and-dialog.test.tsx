import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { ConsentPanel } from '@/site/page-shell/consent/consent-bar-and-dialog';
import type { Service } from '@/tracking/third-party/third-party-service-type';

const analytics: Service = {
  id: 'analyticsSdk',
  category: 'analytics',
  src: 'https://scripts.example.com/sdk.js',
  account: null,
  origins: ['https://scripts.example.com'],
};

it.each(locales)(
  'without configured services there is no bar, but a dialog that explains why (%s)',
  (locale) => {
    const why = getT(locale, 'consent')('dialog.nothingAsked');
    const panel = (services: Service[]) =>
      parse(renderToStaticMarkup(<ConsentPanel locale={locale} services={services} />));
    expect(panel([]).querySelector('#consent-bar')).toBeNull();
    expect(panel([]).querySelector('dialog#consent-dialog h2')?.textContent).toBeTruthy();
    expect(panel([]).querySelector('dialog#consent-dialog')?.textContent).toContain(why);
    expect(panel([analytics]).querySelector('#consent-bar')).not.toBeNull();
    expect(panel([analytics]).querySelector('dialog#consent-dialog')?.textContent).not.toContain(
      why,
    );
  },
);
