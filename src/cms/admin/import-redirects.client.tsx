'use client';

import { toast, useRouteCache, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { ImportedRow } from '../redirects/import-redirects-from-csv';
import { ColumnHeads } from './table-column-headers';
import { callEndpoint } from './call-endpoint.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    label: 'Nhập từ tệp CSV (cột from,to và permanent nếu cần)',
    results: { added: 'đã thêm', changed: 'đã đổi', same: 'như cũ', refused: 'từ chối' },
    caption: 'Kết quả từng dòng',
    columns: ['Dòng', 'Địa chỉ cũ', 'Dẫn tới', 'Kết quả', 'Vì sao'],
    failed: 'Chưa đọc được tệp',
  },
  en: {
    label: 'Import a CSV file (columns from,to and permanent if needed)',
    results: { added: 'added', changed: 'changed', same: 'as before', refused: 'refused' },
    caption: 'Result of each row',
    columns: ['Line', 'Old address', 'Leads to', 'Result', 'Why'],
    failed: 'The file could not be read',
  },
};

/** The import above the list of redirects: reads a CSV table and shows the result of each row. */
export function ImportRedirects() {
  const { i18n } = useTranslation();
  const { clearRouteCache } = useRouteCache();
  const text = useTexts(words);
  const [rows, setRows] = useState<ImportedRow[]>([]);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const answer = await callEndpoint<{ rows: ImportedRow[] }>('/api/redirects/import', {
      method: 'POST',
      text: await file.text(),
      language: i18n.language,
    });
    if (answer.ok) {
      setRows(answer.data.rows);
      clearRouteCache(); // the list of redirects below is loaded again, with the imported ones
    } else {
      toast.error(answer.message || text.failed);
    }
  };
  return (
    <section className="admin-panel">
      <label htmlFor="redirects-csv">{text.label}</label>
      <input
        id="redirects-csv"
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {rows.length > 0 && (
        <table data-import-report>
          <caption>{text.caption}</caption>
          <ColumnHeads columns={text.columns} />
          <tbody>
            {rows.map(({ line, from, to, result, reason }) => (
              <tr key={line} data-result={result}>
                <td>{line}</td>
                <td>{from}</td>
                <td>{to}</td>
                <td>{text.results[result]}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
