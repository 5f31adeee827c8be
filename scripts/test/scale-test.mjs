import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../lib/print-command-progress.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { tool } from '../lib/run-command.mjs';
import { open } from '../steps/migrate-database.mjs';
import { copyArticles } from '../load-test/add-documents.mjs';
import {
  costOf,
  costsByTurns,
  memoryOf,
  memoryOfAll,
  sendAll,
} from '../load-test/measure-load.mjs';
import { startComparisonServers } from '../load-test/comparison-servers.mjs';
import { runStreamed } from './stream-command.mjs';
import { startSite } from './test-site.mjs';

/** How many articles have been added, in all, at each measurement of memory. */
const SIZES = [0, 5000, 100_000];
/** How many of the articles are opened: more pages than the page cache can hold. */
const SHOWN = 1000;
/** Pages are rendered four at a time, because each rendering sends several queries at once. */
const FEW = { connections: 4 };
const BY_TURNS = { rounds: 5, count: 8000 };
const TARGET = inRoot('docs/measured/scale.md');
const BLOCK = /(<!-- measured -->\n)[^]*(<!-- end of what was measured -->)/;
/**
 * The budgets of ADR-0029: the least throughput of a cached page, as a share of nginx's, and the most memory of all
 * processes at rest, in MB.
 */
const BUDGET = { ofNginx: 0.25, atRest: 450 };
const LIMITS_OFF = '1000000';

const br = { 'Accept-Encoding': 'br' };

/** A form from a different person each time. */
function form() {
  const key = randomUUID();
  const person = { salutation: 'chi', name: 'Trần Thị Lan', email: `lan-${key}@tamvia.vn` };
  const work = { phone: '0912 345 678', company: 'tamvia.vn', industry: 'retail' };
  const rest = { jobTitle: 'manager-leader', description: 'Tôi muốn xem.', agree: 'yes' };
  const page = { locale: 'vi', page: '/book-demo', version: 'v5', key };
  return new URLSearchParams({ ...person, ...work, ...rest, ...page }).toString();
}

async function firstAdmin(site) {
  const answer = await fetch(`${site.url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@tamvia.example', password: 'a long password for tests' }),
  });
  return /payload-token=([^;]+)/.exec(answer.headers.get('set-cookie'))[1];
}

/** The URLs of all pages that the sitemaps list. */
async function allAddresses(site) {
  const found = async (address) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)/g)].map(
      ([, url]) => site.url + new URL(url).pathname,
    );
  const sitemaps = await found(`${site.url}/sitemap.xml`);
  return (await Promise.all(sitemaps.map(found))).flat();
}

/**
 * Makes a function that saves a change of a document through the API of the admin and throws if it is refused.
 * `field` makes the changed fields from a text that is new each time.
 */
function saver(site, token) {
  let saves = 0;
  return async (collection, id, field) => {
    const answer = await fetch(`${site.url}/api/${collection}/${id}?locale=vi`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
      body: JSON.stringify({ ...field(`Thử ${(saves += 1)}`), _status: 'published' }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a save answered ${answer.status}`);
  };
}

/** Measures requests that the site answers from memory, and two servers that only send the same bytes. */
async function measureKept(site, pids) {
  const every = (url, headers) => () => ({ url, headers });
  const whole = await fetch(`${site.url}/`, { headers: { 'Accept-Encoding': 'identity' } });
  const home = Buffer.from(await whole.arrayBuffer());
  const style = /\/_site\/[^"]+\.css/.exec(home.toString())[0];
  const compressed = await fetch(`${site.url}/`, { headers: br });
  const bytes = Number(compressed.headers.get('content-length'));
  const others = await startComparisonServers(
    inRoot('.cache/test/scale-others'),
    home.subarray(0, bytes),
  );
  const etag = { ...br, 'If-None-Match': compressed.headers.get('etag') };
  const kinds = {
    'bare `node:http`, the same bytes': {
      pids: [others.node.pid],
      requestOf: every(others.node.url),
    },
    'nginx, the same bytes as a file': {
      pids: [others.nginx.pid],
      requestOf: every(others.nginx.url),
    },
    'a page that is kept': { pids, requestOf: every(`${site.url}/`, br) },
    'the same, unchanged (304)': { pids, requestOf: every(`${site.url}/`, etag), wanted: 304 },
    'a file of the build': { pids, requestOf: every(site.url + style, br) },
  };
  try {
    const list = Object.values(kinds);
    await costsByTurns(list, { rounds: 1, count: 2000 });
    const costs = await costsByTurns(list, BY_TURNS);
    return Object.keys(kinds).map((what, index) => {
      const [server, database = 0] = costs[index];
      return { what, server, database };
    });
  } finally {
    await others.stop();
  }
}

/** Measures requests that render, query or store something. */
async function measureMade(site, client, { pids, save }) {
  const rows = [];
  const note = async (what, count, run) => {
    const [server, database] = await costOf(count, pids, run);
    rows.push({ what, server, database });
  };
  const addresses = await allAddresses(site);
  await refreshAll(client);
  await note('a page that is made', addresses.length, () =>
    sendAll(addresses.length, (index) => ({ url: addresses[index], headers: br }), FEW),
  );
  await note('a form that becomes a lead', 400, () =>
    sendAll(400, () => ({
      url: `${site.url}/api/forms/book-demo`,
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: form(),
    })),
  );
  const { rows: pages } = await client.query(`SELECT id FROM pages WHERE path = '/pricing'`);
  await note('a page that is saved', 60, async () => {
    for (let time = 0; time < 60; time += 1) {
      await save('pages', pages[0].id, (description) => ({ seo: { description } }));
    }
  });
  return rows;
}

const refreshAll = async (client) => {
  await client.query(`NOTIFY site_tags, '["everything"]'`);
  await pause(3000);
};

/**
 * Measures how much memory is used after a start and after pages of articles were opened, and the CPU time of each
 * kind of request, in milliseconds of the web server and of Postgres.
 */
async function measureSize(site, client, { added, save }) {
  await site.kill();
  await site.restartServer();
  await pause(5000);
  const pids = [site.pid(), site.databasePid()];
  const memory = [memoryOfAll(pids), memoryOf(site.pid())];
  const costs = {};
  const note = async (what, count, run) => {
    costs[what] = await costOf(count, pids, run);
  };
  const open = async (address, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      const answer = await fetch(site.url + address, { headers: br });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    }
  };
  const { rows: blogs } = await client.query(
    `SELECT id, slug FROM blogs WHERE deleted_at IS NULL ORDER BY id`,
  );
  await open('/blog');
  const step = Math.max(1, Math.floor(blogs.length / SHOWN));
  const shown = blogs.filter((_blog, index) => index % step === 0).slice(0, SHOWN);
  await note('an article’s page, made', shown.length, () =>
    sendAll(shown.length, (index) => ({ url: `${site.url}/blog/${shown[index].slug}` }), FEW),
  );
  memory.push(memoryOf(site.pid()));
  const { rows: pages } = await client.query(`SELECT id FROM pages WHERE path = '/pricing'`);
  await note('a page that is saved', 10, async () => {
    for (let time = 0; time < 10; time += 1) {
      await save('pages', pages[0].id, (description) => ({ seo: { description } }));
    }
  });
  await note('an article that is saved', 10, async () => {
    for (let time = 0; time < 10; time += 1) {
      await save('blogs', blogs[0].id, (summary) => ({ summary }));
    }
  });
  await note('the list of articles, made after that', 1, () => open('/blog'));
  await note('the index of sitemaps, made', 1, () => open('/sitemap.xml'));
  await note('a sitemap, made', 1, () => open('/sitemaps/vi-1.xml'));
  await note('a sitemap, again', 5, () => open('/sitemaps/vi-1.xml', 5));
  await note('the feed of articles', 5, () => open('/blog/rss.xml', 5));
  await note('search: words of every article', 5, () => open('/search?q=khach+hang', 5));
  await note('search: words of one article', 5, () => open(`/search?q=${added || 'zalo'}`, 5));
  return { added, memory, costs };
}

const percent = (share) => `${share < 10 ? share.toPrecision(2) : Math.round(share)} %`;
const round = (number) => (number < 1 ? number.toPrecision(2) : number.toFixed(1));
const table = (head, rows) =>
  [head, head.map((_name, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function report(rows, sizes) {
  const [{ server: bare }, { server: nginx }] = rows;
  const lines = rows.map(({ what, server, database }) => [
    what,
    round(server),
    database ? round(database) : '',
    Math.round(1000 / server).toLocaleString('en'),
    percent((bare / server) * 100),
    percent((nginx / server) * 100),
  ]);
  const named = sizes.map(({ added }) => (added ? `+ ${added.toLocaleString('en')}` : 'the seed'));
  const grown = Object.keys(sizes[0].costs).map((what) => [
    what,
    ...sizes.map(({ costs }) => costs[what].map((cost) => Math.round(cost)).join(' + ')),
  ]);
  const memory = [
    'memory of all processes after a start, MB',
    'memory of the web server after a start, MB',
    `the same when ${SHOWN} of them were shown, MB`,
  ].map((what, index) => [what, ...sizes.map((size) => size.memory[index])]);
  const head = ['what', 'ms of the web server', 'ms of Postgres', 'a second on one core'];
  return `Measured on ${new Date().toISOString().slice(0, 10)}; load of the machine meanwhile ${loadavg()[1].toFixed(1)}, of ${availableParallelism()} cores.

${table([...head, 'of bare `node:http`', 'of nginx'], lines)}

${table(['documents', ...named], [...memory, ...grown])}
`;
}

/** The budgets that the measurement misses, as sentences. */
function missed(rows, [{ memory }]) {
  const costOfKind = (kind) => rows.find(({ what }) => what.startsWith(kind)).server;
  const share = costOfKind('nginx') / costOfKind('a page that is kept');
  return [
    share < BUDGET.ofNginx && `A kept page is served at ${percent(share * 100)} of nginx.`,
    memory[0] > BUDGET.atRest && `All processes at rest hold ${memory[0]} MB.`,
  ].filter(Boolean);
}

/**
 * Measures how much one core serves and how memory grows; fails where a budget is missed, and writes the results into
 * docs/measured/scale.md.
 */
export async function scale({ label }) {
  if (process.platform !== 'linux') {
    throw new PlainError('Processor time is read from /proc, which only Linux has.');
  }
  const site = await startSite('scale', {
    FORM_RATE_LIMIT: LIMITS_OFF,
    REQUEST_LIMIT_MS: '60000', // a generous timeout for a busy machine
  });
  const client = await open(site.databaseUrl());
  try {
    const pids = [site.pid(), site.databasePid()];
    const save = saver(site, await firstAdmin(site));
    const rows = [
      ...(await measureKept(site, pids)),
      ...(await measureMade(site, client, { pids, save })),
    ];
    const sizes = [];
    let before = 0;
    for (const added of SIZES) {
      if (added > before) await copyArticles(client, before + 1, added);
      before = added;
      sizes.push(await measureSize(site, client, { added, save }));
    }
    const text = readFileSync(TARGET, 'utf8');
    writeFileSync(TARGET, text.replace(BLOCK, `$1\n${report(rows, sizes)}\n$2`));
    await runStreamed([process.execPath, tool('oxfmt'), path.relative(inRoot(), TARGET)], {
      label,
    });
    const faults = missed(rows, sizes);
    for (const fault of faults) console.error(fault);
    return { passed: faults.length === 0 ? 1 : 0, failed: faults.length };
  } finally {
    await client.end();
    await site.stop();
  }
}
