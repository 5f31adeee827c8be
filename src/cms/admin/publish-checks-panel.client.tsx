'use client';

import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Finding } from '../publish-checks/finding-types';
import { callEndpoint } from './call-endpoint.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    title: 'Trước khi xuất bản',
    none: 'Không có gì cần sửa.',
    waiting: 'Đang xem…',
    errors: (count: number) => `${count} lỗi phải sửa`,
    warnings: (count: number) => `${count} điều nên xem lại`,
  },
  en: {
    title: 'Before publishing',
    none: 'Nothing to mend.',
    waiting: 'Looking…',
    errors: (count: number) => (count === 1 ? '1 error to mend' : `${count} errors to mend`),
    warnings: (count: number) =>
      count === 1 ? '1 thing to look at' : `${count} things to look at`,
  },
};

/** Debounce, in milliseconds: the form is checked once it has not changed for this long. */
const DEBOUNCE_MS = 900;

/** The findings of the publish checks for the current values of the form, saved or not. */
function useFindings(): Finding[] | null {
  const { collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const [fields] = useAllFormFields();
  const { getData } = useForm();
  // The values are computed once for each change of a field, not for each render of the form.
  const values = useMemo(() => JSON.stringify(fields && getData()), [fields, getData]);
  const [findings, setFindings] = useState<Finding[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      void callEndpoint<{ findings: Finding[] }>(`/api/${collectionSlug}/check?locale=${code}`, {
        method: 'POST',
        body: { data: JSON.parse(values) as unknown },
        language: i18n.language,
      }).then((answer) => {
        if (isWanted && answer.ok) setFindings(answer.data.findings);
      });
    }, DEBOUNCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [collectionSlug, code, i18n.language, values]);
  return findings;
}

/** Scrolls to a field of the form and focuses it; for a place inside a rich text, the text. */
function show(path: string): void {
  const [name] = path.split('.');
  const field =
    document.getElementById(`field-${path.replaceAll('.', '__')}`) ??
    document.querySelector<HTMLElement>(`[data-field-path="${name}"] [contenteditable="true"]`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

/**
 * The panel beside the form with the errors that prevent this language from being published, and the warnings, which do
 * not: the place of each, and how to fix it.
 */
export function PublishChecksPanel() {
  const { i18n } = useTranslation();
  const text = useTexts(words);
  const findings = useFindings();
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const count = (severity: Finding['severity']) =>
    findings?.filter((finding) => finding.severity === severity).length ?? 0;
  const [errors, warnings] = [count('error'), count('warning')];
  return (
    <section
      className="admin-panel"
      data-publish-checks={findings ? errors : 'waiting'}
      aria-live="polite"
    >
      <h2>{text.title}</h2>
      {!findings && <p>{text.waiting}</p>}
      {findings?.length === 0 && <p>{text.none}</p>}
      {errors > 0 && <p className="admin-panel__error">{text.errors(errors)}</p>}
      {warnings > 0 && <p>{text.warnings(warnings)}</p>}
      <ul>
        {findings?.map(({ rule, severity, path, place, problem, fix }) => (
          <li key={`${rule} ${path} ${problem.en}`} data-severity={severity}>
            <button type="button" onClick={() => show(path)}>
              {place[language]}
            </button>
            <span>{problem[language]}</span>
            <span className="admin-panel__fix">{fix[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
