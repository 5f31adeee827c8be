'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { type FurtherColumn, furtherColumns } from '../schema/optional-export-columns';

const words = {
  vi: {
    csv: 'Tải CSV',
    xlsx: 'Tải Excel',
    further: 'Thêm cột vào tệp',
    columns: {
      message: 'Nội dung',
      owner: 'Người phụ trách',
      stage: 'Giai đoạn',
      consent: 'Đồng ý',
    },
  },
  en: {
    csv: 'Download CSV',
    xlsx: 'Download Excel',
    further: 'Further columns in the file',
    columns: { message: 'Message', owner: 'Owner', stage: 'Stage', consent: 'Consent' },
  },
} as const;

type ExportLinksProps = { collection: 'leads' | 'ad-leads' };

type FurtherProps = {
  chosen: readonly FurtherColumn[];
  choose: (columns: FurtherColumn[]) => void;
  text: (typeof words)['vi' | 'en'];
};

/** Checkboxes for the columns that an export can have after those of the specification. */
function FurtherColumns({ chosen, choose, text }: FurtherProps) {
  return (
    <fieldset className="export-links__further">
      <legend>{text.further}</legend>
      {furtherColumns.map((column) => (
        <label key={column}>
          <input
            type="checkbox"
            checked={chosen.includes(column)}
            onChange={({ target }) =>
              choose(
                furtherColumns.filter((one) =>
                  one === column ? target.checked : chosen.includes(one),
                ),
              )
            }
          />
          {text.columns[column]}
        </label>
      ))}
    </fieldset>
  );
}

/** Links that download the list as it is shown, with its filter and search. */
function ExportLinks({ collection }: ExportLinksProps) {
  const { i18n } = useTranslation();
  const shown = useSearchParams();
  const [further, setFurther] = useState<FurtherColumn[]>([]);
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const addressOf = (format: 'csv' | 'xlsx') => {
    const query = new URLSearchParams({ format });
    for (const [name, value] of shown) {
      if (name === 'search' || name.startsWith('where')) query.append(name, value);
    }
    if (further.length > 0) query.set('further', further.join(','));
    return `/api/${collection}/export?${query}`;
  };
  return (
    <div className="export-links">
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
      {collection === 'leads' && (
        <FurtherColumns chosen={further} choose={setFurther} text={text} />
      )}
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
