// Control characters would be refused by the database or break an export; nobody types them.
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** One line as a person meant it: composed letters, single spaces, nothing around it. */
export function cleanLine(value: string): string {
  return value.toWellFormed().replace(CONTROLS, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Free text: line breaks stay. */
export function cleanText(value: string): string {
  return value.toWellFormed().replace(CONTROLS, '').normalize('NFC').replace(/\r\n?/g, '\n').trim();
}
