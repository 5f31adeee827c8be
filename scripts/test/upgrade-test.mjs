import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startCluster } from '../cluster/start-server-instances.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { migrate } from '../steps/migrate-database.mjs';
import { serve } from '../steps/start-web-server.mjs';
import { makeVersionBefore, MODULES } from './build-previous-version.mjs';

const ADDRESSES = ['/', '/en', '/pricing', '/en/pricing', '/book-demo', '/blog', '/sitemap.xml'];
/** How long `npm start` runs before it takes its port; by then the proxy knows that the instance is down. */
const START_MS = 2500;
const READERS = 3;
const SENDERS = 2;

/** A form filled in on a page that a visitor has open. */
function filled(html, number) {
  const [, body] = /<form[^>]*action="\/api\/forms\/book-demo"[^>]*>([^]*?)<\/form>/.exec(html);
  const hidden = [...body.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1],
    /value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  return new URLSearchParams({
    ...Object.fromEntries(hidden.filter(([name]) => name)),
    salutation: 'chi',
    name: 'Trần Thị Lan',
    email: `lan-${number}@tamvia.vn`,
    phone: '0912 345 678',
    company: 'tamvia.vn',
    industry: 'retail',
    jobTitle: 'manager-leader',
    description: 'Tôi muốn xem báo cáo.',
    agree: 'yes',
  });
}

/** Visitors and senders of forms that run until they are stopped. */
function startLoad(url, openPage) {
  const failures = [];
  const counts = { pages: 0, files: 0, forms: 0 };
  const over = new AbortController();
  const files = [...new Set(openPage.match(/\/_site\/[\w./-]+\.(?:css|js)/g))];
  const ask = async (kind, address, wanted, init) => {
    try {
      const response = await fetch(url + address, { redirect: 'manual', ...init });
      await response.arrayBuffer();
      counts[kind] += 1;
      if (response.status !== wanted) failures.push(`${address}: ${response.status}`);
    } catch (error) {
      failures.push(`${address}: ${error.cause?.code ?? error.message}`);
    }
  };
  const reader = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await ask('pages', ADDRESSES[turn % ADDRESSES.length], 200);
      // Files of a page that was opened before the upgrade. They have to be served after it too.
      await ask('files', files[turn % files.length], 200);
      await pause(20);
    }
  };
  let sent = 0;
  const sender = async () => {
    while (!over.signal.aborted) {
      const body = filled(openPage, (sent += 1));
      await ask('forms', '/api/forms/book-demo', 303, { method: 'POST', body });
      await pause(60);
    }
  };
  const all = [
    ...Array.from({ length: READERS }, reader),
    ...Array.from({ length: SENDERS }, sender),
  ];
  return {
    failures,
    counts,
    async stop() {
      over.abort();
      await Promise.all(all);
    },
  };
}

/** Makes a predicate for failures caused by a version older than ADR-0048, which this version can not avoid. */
function faultsOf(folder) {
  const keepsFiles = existsSync(path.join(folder, 'scripts/steps/keep-earlier-builds.mjs'));
  const saysGoodbye = readFileSync(path.join(folder, 'scripts/serve.mjs'), 'utf8').includes(
    'FAREWELL_MS',
  );
  return (failure) =>
    (!keepsFiles && /^\/_site\/.*: 404$/.test(failure)) ||
    // The proxy answers 503 when it sends a form on a connection that the old server has just closed.
    (!saysGoodbye && /^\/api\/forms\/.*: 503$/.test(failure));
}

/**
 * Upgrades a cluster from the previous version to this one, one instance at a time, while visitors read and send
 * forms from pages of the previous version. No request may fail, except for what a version older than ADR-0048
 * causes.
 */
export async function upgrade({ label }) {
  const before = await makeVersionBefore(label);
  let cluster;
  let load;
  try {
    const ofBefore = (file) => import(pathToFileURL(path.join(before, file)).href);
    const [old, seeded] = await Promise.all([
      ofBefore(MODULES.webServer),
      ofBefore(MODULES.seededData),
    ]);
    cluster = await startCluster({
      folder: inRoot('.cache/test/upgrade'),
      env: { FORM_RATE_LIMIT: '1000000' },
      from: old.serve,
      seeded: seeded.copySeeded,
    });
    const openPage = await (await fetch(`${cluster.url}/book-demo`)).text();
    load = startLoad(cluster.url, openPage);
    await pause(2000);
    Object.assign(process.env, cluster.settings, { DATA_DIR: cluster.staff.dataDir });
    console.log(`Migrations: ${await migrate(cluster.databaseUrl)}`);
    await pause(2000);
    for (const instance of [cluster.staff, cluster.first, cluster.second]) {
      await instance.stop();
      await pause(START_MS);
      await instance.start(serve);
      console.log(`${instance.name} is changed, ${load.failures.length} failed`);
      await pause(1500);
    }
    await load.stop();
    const isItsOwn = faultsOf(before);
    const failures = load.failures.filter((one) => !isItsOwn(one));
    const { pages, files, forms } = load.counts;
    console.log(`${pages} pages, ${files} files, ${forms} forms, ${failures.length} failed`);
    const { length: excused } = load.failures.filter(isItsOwn);
    if (excused > 0) {
      console.log(`${excused} more, because the version before lacks what ADR-0048 adds`);
    }
    const result = (name, isPassed) => (isPassed ? [] : [name]);
    const failed = [
      ...result(`no request fails: ${[...new Set(failures)].join(', ')}`, failures.length === 0),
      ...result('all of it was asked for', Math.min(pages, files, forms) > 50),
    ];
    return { passed: 2 - failed.length, failed: failed.length, failures: failed };
  } finally {
    await load?.stop();
    await cluster?.stop();
    rmSync(before, { recursive: true, force: true });
  }
}
