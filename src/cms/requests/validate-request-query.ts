import { isData } from '@/lib/is-json-object';

/** Query parameters that have to be numbers. */
const numbers: Partial<Record<string, RegExp>> = {
  page: /^(?:[1-9]\d{0,8})?$/,
  limit: /^\d{0,9}$/,
  depth: /^\d{0,2}$/,
};
/** Filter operators that this database does not support, though the CMS would pass them on. */
const UNKNOWN = ['near', 'within', 'intersects', 'all'].join('|');
const IN_NAME = new RegExp(`\\[(?:${UNKNOWN})\\]`);
const IN_JSON = new RegExp(`"(?:${UNKNOWN})"\\s*:`);

/** Whether a text is a JSON object; broken JSON is refused where the CMS reads it. */
function isJsonObject(text: string): boolean {
  try {
    return isData(JSON.parse(text));
  } catch {
    return true;
  }
}

/** Validates a query to the CMS. Returns the error for a query on which the CMS would fail. */
export function queryFault(query: URLSearchParams): string | null {
  const seen = new Set<string>();
  for (const [name, value] of query) {
    const rule = numbers[name.replace(/\[.*$/s, '')];
    if (rule && (seen.has(name) || !Object.hasOwn(numbers, name) || !rule.test(value))) {
      return 'page, limit and depth are each one whole number.';
    }
    if (name.startsWith('where') && (IN_NAME.test(name) || IN_JSON.test(value))) {
      return 'The operators near, within, intersects and all are not offered.';
    }
    // The CMS shows this text as the content of a global; elsewhere it reads no such parameter.
    if (name === 'data' && value !== '' && !isJsonObject(value)) return 'data is a JSON object.';
    seen.add(name);
  }
  return null;
}
