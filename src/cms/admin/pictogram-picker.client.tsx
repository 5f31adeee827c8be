'use client';

import { useField } from '@payloadcms/ui';
import { MARKS_FILE, markAddress, markOf } from '@/lib/pictogram-address';
import { markLabels, type MarkName } from '@/lib/pictogram-names';
import { useTexts } from './use-translations.client';

const words = {
  vi: { choose: 'Chọn hình vẽ sẵn', none: 'Không dùng hình vẽ' },
  en: { choose: 'Choose a drawn mark', none: 'No drawn mark' },
};

const labels = {
  vi: Object.entries(markLabels).map(([name, { vi }]) => ({ name: name as MarkName, label: vi })),
  en: Object.entries(markLabels).map(([name, { en }]) => ({ name: name as MarkName, label: en })),
};

const Drawing = ({ name }: { name: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${MARKS_FILE}#${name}`} />
  </svg>
);

/** A picker of the pictograms; the field above keeps the chosen one's address. */
export function MarkPicker({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string | null>({ path });
  const text = useTexts(words);
  const marks = useTexts(labels);
  const chosen = markOf(value);
  return (
    <details className="desk-marks">
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
              onChange={() => setValue(markAddress(name))}
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
