'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ImportReport } from '../import-export/import-ad-leads';

const words = {
  vi: {
    choose: 'Nhập từ tệp CSV hoặc Excel:',
    failed: 'Chưa đọc được tệp.',
    done: 'Đã nhập xong',
    download: 'Tải danh sách dòng bị từ chối',
    counts: ({ rows, stored, known, refused }: ImportReport) =>
      `${rows} dòng: ${stored} dòng mới, ${known} dòng đã có, ${new Set(refused.map(({ row }) => row)).size} dòng bị từ chối.`,
    apply: (count: number) => `Nhập ${count} khách`,
    reasons: {
      missing: 'thiếu',
      invalid: 'không hợp lệ',
      'too-long': 'quá dài',
      rounded: 'Excel đã làm tròn số, hãy định dạng cột là văn bản rồi xuất lại',
      'not-stored': 'chưa lưu được, hãy nhập lại tệp',
    },
  },
  en: {
    choose: 'Import from a CSV or Excel file:',
    failed: 'Could not read the file.',
    done: 'Imported',
    download: 'Download the refused rows',
    counts: ({ rows, stored, known, refused }: ImportReport) =>
      `${rows} rows: ${stored} new, ${known} known already, ${new Set(refused.map(({ row }) => row)).size} refused.`,
    apply: (count: number) => `Import ${count} leads`,
    reasons: {
      missing: 'missing',
      invalid: 'not valid',
      'too-long': 'too long',
      rounded: 'rounded by Excel, format the column as text and export again',
      'not-stored': 'not stored, import the file again',
    },
  },
} as const;

async function send(file: File, apply: boolean): Promise<ImportReport | string> {
  const response = await fetch(`/api/ad-leads/import?apply=${apply}`, {
    method: 'POST',
    body: file,
  }).catch(() => undefined);
  if (response?.ok) return (await response.json()) as ImportReport;
  const refused = (await response?.json().catch(() => undefined)) as
    | { message?: string }
    | undefined;
  return refused?.message ?? '';
}

/** The object URL of a CSV file that lists the refused rows: row, column, reason. */
function reportAddress(report: ImportReport, reasons: Record<string, string>): string {
  const rows = report.refused.map(
    ({ row, column, fault }) => `${row},"${column}","${reasons[fault] ?? fault}"`,
  );
  const text = `\uFEFFrow,column,reason\r\n${rows.join('\r\n')}\r\n`;
  return URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

/** The import above the ad leads: choose a file, preview its rows, then import them. */
export function ImportAdLeads() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [busy, setBusy] = useState(false);
  const text = i18n.language === 'vi' ? words.vi : words.en;

  const run = async (chosen: File, apply: boolean) => {
    setBusy(true);
    const answer = await send(chosen, apply);
    setBusy(false);
    if (typeof answer === 'string') {
      setReport(null);
      toast.error(`${text.failed} ${answer}`);
      return;
    }
    setReport(answer);
    if (!apply) return;
    setFile(null);
    toast.success(text.done);
    router.refresh();
  };

  return (
    <div>
      <label>
        {text.choose}{' '}
        <input
          accept=".csv,.xlsx,text/csv"
          disabled={busy}
          onChange={({ target }) => {
            const chosen = target.files?.[0] ?? null;
            setFile(chosen);
            if (chosen) void run(chosen, false);
          }}
          type="file"
        />
      </label>
      {report ? (
        <p role="status">
          {text.counts(report)}{' '}
          {report.refused.length > 0 ? (
            <a download="refused.csv" href={reportAddress(report, text.reasons)}>
              {text.download}
            </a>
          ) : null}
        </p>
      ) : null}
      {file && report && report.stored > 0 ? (
        <Button disabled={busy} onClick={() => void run(file, true)} size="small">
          {text.apply(report.stored)}
        </Button>
      ) : null}
    </div>
  );
}
