export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a control; null: nothing is ticked, chosen or attached. */
export type Value = FormDataEntryValue | null;
export type Values = ReadonlyMap<string, Value>;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

const isFile = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file';

/** Whether a value is chosen or attached, not typed. */
export const isChosen = (control: Control): boolean =>
  isBox(control) || isFile(control) || control instanceof HTMLSelectElement;

const isHidden = (control: Control): boolean => control.type === 'hidden';

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );
}

/** Whether a control's value differs from that in the HTML of the page. */
function isChanged(control: Control): boolean {
  if (isFile(control)) return (control.files?.length ?? 0) > 0;
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(first, 0);
}

/** Whether the form has a visible field of this name. */
export const asksFor = (form: HTMLFormElement, name: string): boolean =>
  controlsOf(form).some((control) => control.name === name && !isHidden(control));

/** The values that the visitor has changed, and the values of the controls named in `besides`. */
export function changedValues(
  form: HTMLFormElement,
  besides: ReadonlySet<string> = new Set(),
): Values {
  const data = new FormData(form);
  const changed = controlsOf(form).filter(
    (control) => !isHidden(control) && (besides.has(control.name) || isChanged(control)),
  );
  return new Map(changed.map(({ name }) => [name, data.get(name)]));
}

/** The values of all controls, hidden ones too, without files; null where nothing is ticked. */
export function writtenValues(form: HTMLFormElement): Map<string, string | null> {
  const data = new FormData(form);
  const texts = controlsOf(form).flatMap((control): [string, string | null][] => {
    const value = data.get(control.name);
    return isFile(control) || value instanceof File ? [] : [[control.name, value]];
  });
  return new Map(texts);
}

function attach(control: HTMLInputElement, value: Value): void {
  if (!(value instanceof File) || !value.name) return;
  const files = new DataTransfer();
  files.items.add(value);
  control.files = files.files;
}

/**
 * Fills the controls with these names. A value that a control can not have, such as an option that no longer exists, is
 * ignored.
 */
export function fillForm(form: HTMLFormElement, values: Values): void {
  const controls = controlsOf(form).filter(({ name }) => values.has(name));
  for (const control of controls) {
    const value = values.get(control.name) ?? null;
    if (isFile(control)) attach(control, value);
    else if (isBox(control)) {
      const group = controls.filter(({ name }) => name === control.name);
      const isKnown = value === null || group.some((box) => box.value === value);
      if (isKnown) control.checked = control.value === value;
    } else if (typeof value === 'string') {
      const isOffered =
        !(control instanceof HTMLSelectElement) ||
        [...control.options].some((option) => option.value === value);
      if (isOffered) control.value = value;
    }
  }
}
