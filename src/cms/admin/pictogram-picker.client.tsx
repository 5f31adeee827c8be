'use client';

import { useField } from '@payloadcms/ui';
import { PICTOGRAMS_FILE, pictogramAddress, pictogramOf } from '@/lib/pictogram-url';
import { pictogramLabels, type PictogramName } from '@/lib/pictogram-names';
import { useTexts } from './use-translations.client';

const words = {
  vi: { choose: 'Chọn hình vẽ sẵn', none: 'Không dùng hình vẽ' },
  en: { choose: 'Choose a drawn icon', none: 'No drawn icon' },
};

const labels = {
  vi: Object.entries(pictogramLabels).map(([name, { vi }]) => ({
    name: name as PictogramName,
    label: vi,
  })),
  en: Object.entries(pictogramLabels).map(([name, { en }]) => ({
    name: name as PictogramName,
    label: en,
  })),
};

const Drawing = ({ name }: { name: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${PICTOGRAMS_FILE}#${name}`} />
  </svg>
);

/** A picker for pictograms; the field above it holds the URL of the chosen one. */
export function PictogramPicker({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string | null>({ path });
  const text = useTexts(words);
  const marks = useTexts(labels);
  const chosen = pictogramOf(value);
  return (
    <details className="pictogram-picker">
      <summary>
        {chosen ? <Drawing name={chosen} /> : null}
        {text.choose}
      </summary>
      <fieldset disabled={disabled} aria-label={text.choose}>
        {marks.map(({ name, label }) => (
          <label key={name} title={label}>
            <input
              type="radio"
              name={path}
              aria-label={label}
              checked={chosen === name}
              onChange={() => setValue(pictogramAddress(name))}
            />
            <Drawing name={name} />
          </label>
        ))}
        <button type="button" disabled={!chosen} onClick={() => setValue(null)}>
          {text.none}
        </button>
      </fieldset>
    </details>
  );
}
