import type { Input } from './fuzz-requests';

const PARTS = 10;

/** Who sent a request, whether it reads or writes, and to which part of the site: answers are counted by this. */
const familyOf = ({ method, path, session }: Input): string => {
  const [, first = '', second = ''] = /^\/([^/?]*)\/?([^/?]*)/.exec(path) ?? [];
  const who = session ? 'admin' : 'stranger';
  if (first === 'api') {
    const isOfList = /^[a-z-]+$/.test(second);
    return `${who} ${method === 'GET' ? 'GET' : 'writes'} /api/${isOfList ? second : '…'}`;
  }
  return first === 'admin' ? `${who} ${method} /admin` : `${who} ${method} other`;
};

const classOf = (result: number | string): string =>
  typeof result === 'string'
    ? 'none'
    : result === 401 || result === 403
      ? 'refused'
      : `${Math.floor(result / 100)}xx`;

type Counts = Record<string, number>;
const add = (counts: Counts, key: string) => {
  counts[key] = (counts[key] ?? 0) + 1;
};
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

export type Statuses = {
  /** Requests with an admin's session. */
  asAdmin: number;
  /** The percentage of these requests that got another answer than 401 and 403. */
  letIn: number;
  /** Percentage of answers with 2xx among an admin's requests to `/api`, in each tenth of the slice. */
  found: number[];
  families: Record<string, Counts>;
};

/** Counts the answers of a slice, by who asked for what and when. */
export function statusTally(requests: number) {
  const families: Record<string, Counts> = {};
  const asked = Array.from({ length: PARTS }, () => 0);
  const succeeded = Array.from({ length: PARTS }, () => 0);
  const all = { asAdmin: 0, refused: 0 };
  return {
    note(input: Input, number: number, result: number | string) {
      const kind = classOf(result);
      add((families[familyOf(input)] ??= {}), kind);
      if (!input.session) return;
      all.asAdmin += 1;
      if (kind === 'refused') all.refused += 1;
      if (!input.path.startsWith('/api/')) return;
      const part = Math.floor((number / requests) * PARTS);
      asked[part]! += 1;
      if (kind === '2xx') succeeded[part]! += 1;
    },
    read: (): Statuses => ({
      asAdmin: all.asAdmin,
      letIn: share(all.asAdmin - all.refused, all.asAdmin),
      found: asked.map((whole, part) => share(succeeded[part]!, whole)),
      families,
    }),
  };
}
