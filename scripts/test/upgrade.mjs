import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startCluster } from '../cluster/instances.mjs';
import { PlainError } from '../lib/output.mjs';
import { inRoot, root } from '../lib/paths.mjs';
import { childEnv } from '../lib/run.mjs';
import { quietly } from '../lib/system-packages.mjs';
import { migrate } from '../steps/database.mjs';
import { serve } from '../steps/serve.mjs';
import { runShown } from './run-shown.mjs';

/** Pages that visitors request during the upgrade. */
const ADDRESSES = ['/', '/en', '/pricing', '/en/pricing', '/book-demo', '/blog', '/sitemap.xml'];
const evaluating = (text) => ['--input-type=module', '--eval', `${text} process.exit();`];

/** Installs what is missing, builds, and creates a seeded database, in a version's folder. */
const MAKING = [
  evaluating(`await (await import('./scripts/lib/runtime.mjs')).installDependencies();`),
  evaluating(`console.log(await (await import('./scripts/steps/build.mjs')).build());`),
  ['scripts/test/seeded.mjs'],
];
/**
 * `npm start` takes this long before it takes its port; by then the proxy knows that the instance is down.
 */
const START_MS = 2500;
const READERS = 3;
const SENDERS = 2;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The previous version: UPGRADE_FROM, or the last one that has fewer migrations. */
function versionBefore() {
  try {
    const named = process.env.UPGRADE_FROM;
    const last = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'src/cms/migrations');
    return git('rev-parse', '--verify', `${named ?? `${last}^`}^{commit}`);
  } catch {
    throw new PlainError(
      'The version before was not found: fetch the history (git fetch --unshallow), or name a commit by UPGRADE_FROM.',
    );
  }
}

/** Checks a version out into a folder, with the packages of this one where they are equal. */
function checkOut(commit, folder) {
  const archive = path.join(folder, 'version.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  const lock = (from) => readFileSync(path.join(from, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) return;
  // Hard links if the file system has them: with a symbolic link a compiler would leave the project.
  const packages = [inRoot('node_modules'), path.join(folder, 'node_modules')];
  if (!quietly('cp', '-al', ...packages)) quietly('cp', '-R', ...packages);
}

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
      // The form of a page opened before the upgrade.
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

/**
 * Upgrades a cluster from the previous version to this one, one instance at a time, while visitors read and
 * send forms from pages of the previous version. No request may fail.
 */
export async function upgrade({ label }) {
  const commit = versionBefore();
  console.log(`From ${git('log', '-1', '--format=%h %s', commit)}`);
  const before = mkdtempSync(path.join(tmpdir(), 'version-before-'));
  chmodSync(before, 0o755); // otherwise the database's account could not read it, and the database would be stored elsewhere
  let cluster;
  let load;
  try {
    checkOut(commit, before);
    for (const step of MAKING) {
      const isMade = await runShown([process.execPath, ...step], {
        cwd: before,
        env: childEnv(),
        label,
      });
      if (!isMade) throw new PlainError('The version before could not be built.');
    }
    const ofBefore = (file) => import(pathToFileURL(path.join(before, 'scripts', file)).href);
    const [old, seeded] = await Promise.all([
      ofBefore('steps/serve.mjs'),
      ofBefore('test/seeded.mjs'),
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
    const keepsFiles = existsSync(path.join(before, 'scripts/steps/builds.mjs'));
    // A version that did not store its files yet has none to serve.
    const failures = load.failures.filter((one) => keepsFiles || !/^\/_site\/.*: 404$/.test(one));
    const { pages, files, forms } = load.counts;
    console.log(`${pages} pages, ${files} files, ${forms} forms, ${failures.length} failed`);
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
