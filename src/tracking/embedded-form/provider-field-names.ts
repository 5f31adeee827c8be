/** Field names of form providers that differ from ours (spec/forms.md). */
const aliases: Readonly<Record<string, string>> = {
  firstname: 'name',
  fullname: 'name',
  full_name: 'name',
  mobilephone: 'phone',
  website: 'company',
  jobtitle: 'jobTitle',
  message: 'description',
};

/** Our field name for a provider's control; providers may put a type before the name: `0-1/email`. */
export function ownName(name: string): string {
  const bare = name.slice(name.lastIndexOf('/') + 1);
  return aliases[bare.toLowerCase()] ?? bare;
}

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether an element is a form control. Tests the tag name instead of the class, because the provider's form may be in
 * another frame.
 */
const isControl = (element: Element): element is FormControl =>
  /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName);

/** The visible controls of a form, with our field name for each. */
export function controlsIn(form: HTMLElement): [name: string, control: FormControl][] {
  return [...form.querySelectorAll('input, select, textarea')].flatMap((control) => {
    if (!isControl(control) || !control.name) return [];
    if (/^(?:hidden|submit|button)$/.test(control.type)) return [];
    return [[ownName(control.name), control] as [string, FormControl]];
  });
}

export const isCheckbox = (
  control: FormControl,
): control is HTMLInputElement & { type: 'checkbox' } => control.type === 'checkbox';

/** The control of our form that corresponds to a provider's control. */
export const ownControlOf = (own: HTMLFormElement, name: string): FormControl | undefined =>
  controlsIn(own).find(([ours]) => ours === name)?.[1];
