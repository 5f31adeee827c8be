import type { Part } from './walk-document-fields';

/** Fields whose text is no prose: URLs, ids, codes. */
const MACHINE =
  /^(?:href|to|from|path|slug|anchor|chapter|url|icon|email|phone|cxTag|blockName|id)$/;
const MACHINE_ENDING = /(?:Url|Href|Color|Id|_tz)$/;
/** The name of the field for evidence documents, which readers never see. */
const ON_FILE = 'evidence';

export type Prose = Part & { value: string };

/** Whether a value is text that visitors read. */
export function isProse(part: Part): part is Prose {
  const { name, type, value } = part;
  if ((type !== 'text' && type !== 'textarea') || typeof value !== 'string') return false;
  if (name === ON_FILE || value.trim() === '') return false;
  if (name === 'from') return part.block !== null; // in a section, `from` is the sender of a drawn message
  return !MACHINE.test(name) && !MACHINE_ENDING.test(name) && !/^(?:\/|#|https?:)/.test(value);
}
