import { statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { allVisits, openedOf } from './crawl-records';
import { withoutScripts } from '../../../scripts/lighthouse/proxy-that-removes-scripts.mjs';
import type { OpenedVisit } from './visit-page';
import { BUDGET } from '../page-weight-budget';

const client = path.resolve(import.meta.dirname, '../../../dist/client');

/** Bytes of a file as browsers get it. */
function bytesSent(address: string): number {
  const file = path.join(client, new URL(address).pathname);
  return statSync(/\.(?:js|css)$/.test(file) ? `${file}.br` : file).size;
}

const compressed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

function weightOf({ html, requests, firstRequests }: OpenedVisit) {
  const first = requests.slice(0, firstRequests).filter((address) => !address.startsWith('data:'));
  const kilobytes = (kind: RegExp) =>
    [...new Set(first.filter((address) => kind.test(address)))].reduce(
      (sum, address) => sum + bytesSent(address),
      0,
    ) / 1000;
  return {
    scripts: kilobytes(/\.js$/),
    styles: kilobytes(/\.css$/),
    fonts: kilobytes(/\.woff2$/),
    requests: first.length,
    htmlForScripts: compressed(html) / compressed(withoutScripts(html)),
  };
}

test('foundation: every page is within the budgets before the first touch', () => {
  const all = openedOf(allVisits()).map((visit) => ({ path: visit.path, ...weightOf(visit) }));
  for (const kind of Object.keys(BUDGET) as (keyof typeof BUDGET)[]) {
    const heaviest = all.toSorted((one, other) => other[kind] - one[kind]);
    const worst = heaviest[0];
    console.log(`${kind}: at most ${worst?.[kind].toFixed(2)} (${worst?.path})`);
    expect(worst?.[kind], kind).toBeGreaterThan(0);
    const beyond = heaviest.filter((weight) => weight[kind] > BUDGET[kind]);
    expect
      .soft(
        beyond.map((weight) => `${weight.path}: ${weight[kind].toFixed(2)}`),
        kind,
      )
      .toEqual([]);
  }
});
