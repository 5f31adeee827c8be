import { isData } from '@/lib/is-json-object';
import {
  controlsIn,
  isCheckbox,
  ownName,
  ownControlOf,
  type FormControl,
} from './provider-field-names';

export type Values = Record<string, string>;

const TICKED = /^(?:true|on|yes|1)$/i;

/** The values of a form, by our field names; a checkbox is `true` or `false`. */
export function valuesOf(form: HTMLElement): Values {
  return Object.fromEntries(
    controlsIn(form).flatMap(([name, control]) => {
      if (isCheckbox(control)) return [[name, String(control.checked)]];
      if (control.type === 'radio' && 'checked' in control && !control.checked) return [];
      return [[name, control.value]];
    }),
  );
}

/**
 * The submitted values in a provider's callback: `{ submissionValues: { … } }`, or `[{ name, value }]`; otherwise none.
 */
export function sentValues(data: unknown): Values {
  const values = isData(data) && 'submissionValues' in data ? data.submissionValues : data;
  const pairs: [unknown, unknown][] = Array.isArray(values)
    ? values.filter(isData).map(({ name, value }) => [name, value])
    : Object.entries(isData(values) ? values : {});
  return Object.fromEntries(
    pairs.flatMap(([name, value]) =>
      typeof name === 'string' && /^(?:string|number|boolean)$/.test(typeof value)
        ? [[ownName(name), String(value)]]
        : [],
    ),
  );
}

function choose(select: HTMLSelectElement, said: string): void {
  const wanted = said.trim().toLowerCase();
  const found = [...select.options].find(
    ({ value, text }) => value.toLowerCase() === wanted || text.trim().toLowerCase() === wanted,
  );
  if (found) select.value = found.value;
}

function fillOne(control: FormControl, value: string): void {
  if (isCheckbox(control)) control.checked = TICKED.test(value) || value === control.value;
  else if (control instanceof HTMLSelectElement) choose(control, value);
  else control.value = value;
}

/** Fills values into our form; empty values and values without a control are ignored. */
export function fillOwn(own: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = ownControlOf(own, name);
    if (control && value !== '') fillOne(control, value);
  }
}

/** Whether somebody has started to fill in a form, or has the focus in one of its fields. */
export function isTouched(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return controlsIn(form).some(([, control]) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some(
        (option) => option.selected !== option.defaultSelected && option.index > 0,
      );
    }
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
      return control.checked !== control.defaultChecked;
    }
    return control.value !== control.defaultValue;
  });
}
