import type { ComponentPropsWithoutRef } from 'react';
import type { FieldName, FormKind } from '@/leads/schema/form-definitions';

type Input = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'enterKeyHint' | 'autoCapitalize' | 'spellCheck'
>;

const plain: Input = { autoCapitalize: 'none', spellCheck: false };

const emailInput: Input = { type: 'email', inputMode: 'email', enterKeyHint: 'next', ...plain };

/** Attributes of text fields for autofill and the keyboards of phones. */
const inputs: Partial<Record<FieldName, Input>> = {
  name: { autoComplete: 'name', enterKeyHint: 'next', autoCapitalize: 'words' },
  email: { ...emailInput, autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', enterKeyHint: 'next' },
  company: { autoComplete: 'organization', enterKeyHint: 'next' },
  quantity: { autoComplete: 'off', inputMode: 'numeric', enterKeyHint: 'next' },
  companyName: { autoComplete: 'billing organization', enterKeyHint: 'next' },
  companyAddress: { autoComplete: 'billing street-address', enterKeyHint: 'next' },
  companyTaxCode: { autoComplete: 'off', inputMode: 'numeric', enterKeyHint: 'next' },
  invoiceReceiptEmail: { ...emailInput, autoComplete: 'billing email' },
};

export function inputOf(kind: FormKind, name: FieldName): Input {
  if (kind === 'book-demo' && name === 'company') {
    return { autoComplete: 'url', inputMode: 'url', enterKeyHint: 'next', ...plain };
  }
  if (kind === 'newsletter' && name === 'email') return { ...inputs.email, enterKeyHint: 'send' };
  return inputs[name] ?? {};
}

export const autofillOfSelect: Partial<Record<FieldName, string>> = {
  phoneCountry: 'country',
  jobTitle: 'organization-title',
  preferredLanguage: 'language',
};

type Width = 'third' | 'twoThirds' | 'half' | 'full';

/** CSS classes for the grid of fields, which has six columns from tablets up. */
export const widthClass: Record<Width, string> = {
  third: 'tablet:col-span-2',
  twoThirds: 'tablet:col-span-4',
  half: 'tablet:col-span-3',
  full: 'tablet:col-span-6',
};

const widths: Partial<Record<FieldName, Width>> = {
  salutation: 'third',
  phoneCountry: 'half',
  phone: 'half',
  industry: 'half',
  jobTitle: 'half',
  quantity: 'third',
  hub: 'twoThirds',
  companyTaxCode: 'half',
  invoiceReceiptEmail: 'half',
};

/**
 * The width of a field, so that fields fill each row. It depends on the form, and on the language: English forms have
 * the country beside the phone number.
 */
export function widthOf(kind: FormKind, name: FieldName, isEnglish: boolean): Width {
  if (name === 'name') {
    const besideSalutation = ['book-demo', 'get-ticket', 'get-document'].includes(kind);
    return besideSalutation ? 'twoThirds' : 'full';
  }
  const sharesWithPhone = kind === 'book-demo' || kind === 'contact' || isTicketOrDocument(kind);
  if (name === 'company') return !isEnglish && sharesWithPhone ? 'half' : 'full';
  if (name === 'phone' && kind === 'career' && !isEnglish) return 'full';
  if (name === 'industry' && isTicketOrDocument(kind)) return 'half';
  if (name === 'jobTitle' && isTicketOrDocument(kind)) return 'half';
  return widths[name] ?? 'full';
}

const isTicketOrDocument = (kind: FormKind) => kind === 'get-ticket' || kind === 'get-document';
