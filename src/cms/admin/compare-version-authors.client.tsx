'use client';

import { FieldDiffContainer, useTranslation } from '@payloadcms/ui';
import type { JSONFieldDiffClientComponent } from 'payload';
import { readSaved } from '../editorial/read-version-author';
import { savedByTexts, savedLine } from './version-author-texts';
import { useTexts } from './use-translations.client';

/** Who saved each of two versions, and in which language, at the top of their comparison. */
export const SavedByDiff: JSONFieldDiffClientComponent = ({
  comparisonValue,
  field,
  nestingLevel,
  versionValue,
}) => {
  const { i18n } = useTranslation();
  const text = useTexts(savedByTexts);
  const said = (value: unknown) => <p data-saved-by>{savedLine(readSaved(value), text)}</p>;
  return (
    <FieldDiffContainer
      From={said(comparisonValue)}
      i18n={i18n}
      label={{ label: field.label, locale: undefined }}
      nestingLevel={nestingLevel}
      To={said(versionValue)}
    />
  );
};
