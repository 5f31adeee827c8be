import { everywhere, mailKinds, type MailKind } from '../model/mail-kinds';

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

export const placeholdersOf = (kind: MailKind): string[] => [
  ...mailKinds[kind].placeholders,
  ...everywhere,
];

/** The names of unknown placeholders in a text, and `{{ }}` for stray braces. */
export function unknownPlaceholders(known: readonly string[], text: string): string[] {
  const unknown = [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) =>
    known.includes(name) ? [] : [name],
  );
  const rest = text.replaceAll(PLACEHOLDER, '');
  return /\{\{|\}\}/.test(rest) ? [...unknown, '{{ }}'] : unknown;
}

/** The text with its placeholders filled; a missing value becomes empty. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? '');
}
