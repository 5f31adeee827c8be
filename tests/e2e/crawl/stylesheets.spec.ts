import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { allVisits, documentOf, openedOf } from './crawl-records';

const client = path.resolve(import.meta.dirname, '../../../dist/client');

/** The class names that a stylesheet has rules for. */
function classesIn(address: string): string[] {
  const css = readFileSync(path.join(client, new URL(address).pathname), 'utf8');
  return [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
}

const known = new Map<string, Set<string>>();

/** The class names that a page's stylesheets have rules for. */
function styledIn(requests: readonly string[]): Set<string> {
  const sheets = requests.filter((address) => address.endsWith('.css'));
  const key = sheets.join();
  const names = known.get(key) ?? new Set(sheets.flatMap(classesIn));
  known.set(key, names);
  return names;
}

/** A short name of the build, or a utility's long name, such as `tablet:p-6` or `bg-(--hue)`. */
const isUtility = (name: string) => /^_[0-9a-z]+$|[:[(/]/.test(name);
/** Class names that only serve as markers for other elements' utilities; not every build has a rule for them. */
const isMark = (name: string) => /^(?:group|peer)(?:\/|$)/.test(name);

test('every page is styled by the stylesheets that it links', () => {
  let checked = 0;
  for (const visit of openedOf(allVisits())) {
    const styled = styledIn(visit.requests);
    const used = new Set(
      documentOf(visit)
        .querySelectorAll('[class]')
        .flatMap((element) => (element.getAttribute('class') ?? '').split(/\s+/)),
    );
    const utilities = [...used].filter((name) => isUtility(name) && !isMark(name));
    checked += utilities.length;
    const unstyled = utilities.filter((name) => !styled.has(name));
    expect.soft(unstyled, visit.path).toEqual([]);
  }
  expect(checked).toBeGreaterThan(0);
});
