import { industries, type Industry } from './input-fields';
import type { RoiStrings } from './calculator-translations';

type IndustryChoiceProps = {
  value: Industry;
  strings: RoiStrings;
  onChoose: (industry: Industry) => void;
};

/** Five industries as buttons; each sets its sample numbers. */
export function IndustryChoice({ value, strings, onChoose }: IndustryChoiceProps) {
  return (
    <fieldset aria-describedby="roi-industry-hint">
      <legend className="mb-3 font-semibold">{strings.industryLabel}</legend>
      <div className="flex flex-wrap gap-2">
        {industries.map((industry) => (
          <label
            key={industry}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-control px-4 text-small font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:[print-color-adjust:exact] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--theme-focus)"
          >
            <input
              type="radio"
              name="industry"
              value={industry}
              checked={industry === value}
              onChange={() => onChoose(industry)}
              className="sr-only"
            />
            {strings.industries[industry]}
          </label>
        ))}
      </div>
      <p id="roi-industry-hint" className="mt-2 text-small text-muted print:hidden">
        {strings.industryHint}
      </p>
    </fieldset>
  );
}
