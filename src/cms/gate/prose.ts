import type { Part } from './walk';

/** Fields that hold names for machines, not words for readers. */
const MACHINE =
  /^(?:href|to|from|path|slug|anchor|chapter|url|icon|email|phone|cxTag|blockName|id)$/;
const MACHINE_ENDING = /(?:Url|Href|Color|Id|_tz)$/;
/** Not for readers: kept on file. */
const ON_FILE = 'evidence';

export type Prose = Part & { value: string };

/** Whether a value is something that readers of the site read. */
export function isProse(part: Part): part is Prose {
  const { name, type, value } = part;
  if ((type !== 'text' && type !== 'textarea') || typeof value !== 'string') return false;
  if (name === ON_FILE || value.trim() === '') return false;
  if (name === 'from') return part.block !== null; // who sends a drawn message
  return !MACHINE.test(name) && !MACHINE_ENDING.test(name) && !/^(?:\/|#|https?:)/.test(value);
}
