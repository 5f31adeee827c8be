import type { Control } from '@/leads/schema/form-controls';
import { controlsOf, type FieldName, type FormKind } from '@/leads/schema/form-definitions';
import { docx } from '../../support/sample-upload-files';
import { validForms } from '../../support/valid-forms';
import { noSuchChoice, tooLong, wordsOf } from './form-error-messages';

/** The page of each form; the event has two hubs and two ticket types. */
export const formPages: Record<FormKind, string> = {
  'book-demo': '/book-demo',
  'get-ticket': '/events/guardrails-workshop-two-cities',
  'get-document': '/resources/close-the-loop-playbook',
  contact: '/contact',
  career: '/careers',
  newsletter: '/contact',
};

type Language = 'vi' | 'en';
export type Values = Partial<Record<FieldName, string>>;

/**
 * One way to fill in a form wrongly: the values, which kind of file is uploaded, and the expected message of each
 * control.
 */
export type Round = {
  what: string;
  values: Values;
  file: 'none' | 'wrong' | 'right';
  messages: Partial<Record<FieldName, string>>;
};

/** A value that no choice offers. */
export const PLACEHOLDER = 'Chọn';

/** The content of a file control; a browser sends an empty file where none was chosen. */
export const matrixFiles: Record<
  Round['file'],
  { name: string; mimeType: string; buffer: Buffer }
> = {
  none: { name: '', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) },
  right: { name: 'cv.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(docx()) },
  wrong: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
};

const wrong: Partial<Record<NonNullable<Control['rule']>, string>> = {
  digits: '0312345678-001',
  email: 'lan@tamvia',
  phone: '0412 345 678',
  quantity: '11',
  website: 'tamvia',
};

const long: Partial<Record<NonNullable<Control['rule']>, string>> = {
  digits: '1'.repeat(21),
  website: `tamvia.vn/${'a'.repeat(200)}`,
};

/** The first ticket type, whatever its code is. */
export const FIRST = 'first';

/** Every control of a form filled in, optional ones too. */
export function rightValues(kind: FormKind, language: Language, email: string): Values {
  return {
    department: 'cskh',
    industry: 'retail',
    preferredLanguage: language,
    ...(kind === 'career' || kind === 'book-demo' ? { description: 'Vài lời.' } : {}),
    ...validForms[kind],
    email,
    ...(kind === 'get-ticket' ? { ticketType: FIRST } : {}),
  };
}

/**
 * Covers every message of every control of a form with as few submissions as possible: a control has one message at a
 * time, but all controls show theirs together.
 */
export function roundsOf(kind: FormKind, language: Language, right: Values): Round[] {
  const empty: Round = { what: 'empty', values: {}, file: 'none', messages: {} };
  const invalid: Round = { what: 'invalid', values: { ...right }, file: 'wrong', messages: {} };
  const tooMuch: Round = { what: 'too long', values: { ...right }, file: 'right', messages: {} };
  const unknown: Round = {
    what: 'no such choice',
    values: { ...right },
    file: 'right',
    messages: {},
  };
  for (const [name, control] of controlsOf(kind)) {
    const said = wordsOf(kind, name);
    empty.values[name] = name === 'invoice' ? 'yes' : '';
    if (control.kind === 'choice' && ['preferredLanguage', 'phoneCountry'].includes(name)) {
      empty.values[name] = right[name] ?? '';
    }
    if (control.required && said.empty) empty.messages[name] = said.empty[language];
    if (control.kind === 'file' && said.invalid) invalid.messages[name] = said.invalid[language];
    const value = control.rule && wrong[control.rule];
    if (value && said.invalid) {
      invalid.values[name] = value;
      invalid.messages[name] = said.invalid[language];
    }
    if (
      control.kind === 'text' ||
      (control.kind === 'line' && (!control.rule || long[control.rule]))
    ) {
      tooMuch.values[name] =
        (control.rule && long[control.rule]) ?? 'ộ'.repeat(control.maxLength + 1);
      tooMuch.messages[name] = tooLong[control.kind][language];
    }
    if (control.kind === 'choice') {
      unknown.values[name] = PLACEHOLDER;
      unknown.messages[name] = (said.empty && control.required ? said.empty : noSuchChoice)[
        language
      ];
    }
  }
  return [empty, invalid, tooMuch, unknown].filter(
    ({ messages }) => Object.keys(messages).length > 0,
  );
}
