'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';

const words = {
  vi: { csv: 'Tải CSV', xlsx: 'Tải Excel' },
  en: { csv: 'Download CSV', xlsx: 'Download Excel' },
} as const;

type ExportLinksProps = { collection: 'leads' | 'ad-leads' };

/** Links that download the list as it is shown, with its filter and search. */
function ExportLinks({ collection }: ExportLinksProps) {
  const { i18n } = useTranslation();
  const shown = useSearchParams();
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const addressOf = (format: 'csv' | 'xlsx') => {
    const query = new URLSearchParams({ format });
    for (const [name, value] of shown) {
      if (name === 'search' || name.startsWith('where')) query.append(name, value);
    }
    return `/api/${collection}/export?${query}`;
  };
  return (
    <div style={{ display: 'flex', gap: 'calc(var(--base) / 2)' }}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          buttonStyle="secondary"
          el="anchor"
          key={format}
          margin={false}
          size="small"
          url={addressOf(format)}
        >
          {text[format]}
        </Button>
      ))}
    </div>
  );
}

/** The links above the leads that download the registration / CRM list. */
export function ExportLeads() {
  return <ExportLinks collection="leads" />;
}

/** The links above the ad leads that download the lead-ads list. */
export function ExportAdLeads() {
  return <ExportLinks collection="ad-leads" />;
}
