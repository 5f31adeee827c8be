import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { tool } from '../lib/run.mjs';
import { open } from '../steps/database.mjs';
import { costOf, memoryOf, sendAll } from '../scale/load.mjs';
import { startOthers } from '../scale/comparison-servers.mjs';
import { runShown } from './run-shown.mjs';
import { startSite } from './test-site.mjs';

const DOCUMENTS = 5000;
/** How many documents are shown: more than the page cache can hold. */
const SHOWN = 1000;
/** Concurrent page renderings: each sends several queries at once. */
const FEW = { connections: 4 };
const TARGET = inRoot('docs/scale.md');
const BLOCK = /(<!-- measured -->\n)[^]*(<!-- end of what was measured -->)/;
const LIMITS_OFF = '1000000';

const br = { 'Accept-Encoding': 'br' };

/** Publishes copies of the first article until `count` documents have been added. */
async function fill(client, count) {
  const { rows } = await client.query(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
     WHERE table_name = 'blogs_locales' AND column_name NOT IN ('id', '_parent_id')`,
  );
  const names = rows[0].names;
  await client.query(
    `WITH copies AS (
       INSERT INTO blogs (slug) SELECT 'scale-' || n FROM generate_series(1, ${Number(count)}) n RETURNING id
     ), one AS (SELECT * FROM blogs_locales WHERE _locale = 'vi' AND _status = 'published' LIMIT 1)
     INSERT INTO blogs_locales (_parent_id, ${names}) SELECT copies.id, ${names} FROM copies, one`,
  );
}

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
  return (await answer.json()).token;
}

/** Measures the time of one core, in milliseconds, that the site needs for each kind of request. */
async function measure(site, client) {
  const pids = [site.pid(), site.databasePid()];
  const every = (address, headers) => () => ({ url: site.url + address, headers });
  const home = Buffer.from(
    await (
      await fetch(`${site.url}/`, { headers: { 'Accept-Encoding': 'identity' } })
    ).arrayBuffer(),
  );
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url).pathname);
  const style = /\/_site\/[^"]+\.css/.exec(home.toString())[0];
  const compressed = await fetch(`${site.url}/`, { headers: br });
  const bytes = Number(compressed.headers.get('content-length'));
  const others = await startOthers(inRoot('.cache/test/scale-others'), home.subarray(0, bytes));
  const rows = [];
  const note = async (what, count, measured, run) => {
    const costs = await costOf(count, measured, run);
    rows.push({ what, count, server: costs[0], database: costs[1] ?? 0 });
  };
  const bareUrl = () => ({ url: others.node.url });
  const nginxUrl = () => ({ url: others.nginx.url });
  try {
    await sendAll(2000, bareUrl);
    await note('bare `node:http`, the same bytes', 40_000, [others.node.pid], () =>
      sendAll(40_000, bareUrl),
    );
    await note('nginx, the same bytes as a file', 40_000, [others.nginx.pid], () =>
      sendAll(40_000, nginxUrl),
    );
    await sendAll(2000, every('/', br));
    await note('a page that is kept', 40_000, pids, () => sendAll(40_000, every('/', br)));
    const etag = { ...br, 'If-None-Match': compressed.headers.get('etag') };
    await note('the same, unchanged (304)', 40_000, pids, () =>
      sendAll(40_000, every('/', etag), { wanted: 304 }),
    );
    await note('a file of the build', 20_000, pids, () => sendAll(20_000, every(style, br)));
    const rounds = 3;
    await note('a page that is made', addresses.length * rounds, pids, async () => {
      for (let round = 0; round < rounds; round += 1) {
        await client.query(`NOTIFY site_tags, '["everything"]'`);
        await pause(500);
        await sendAll(addresses.length, (index) => every(addresses[index], br)(), FEW);
      }
    });
    await note('a form that becomes a lead', 400, pids, () =>
      sendAll(400, () => ({
        url: `${site.url}/api/forms/book-demo`,
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: form(),
      })),
    );
    const token = await firstAdmin(site);
    const { rows: pages } = await client.query(`SELECT id FROM pages WHERE path = '/pricing'`);
    await note('a page that is saved', 60, pids, async () => {
      for (let save = 0; save < 60; save += 1) {
        const answer = await fetch(`${site.url}/api/pages/${pages[0].id}?locale=vi`, {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
          body: JSON.stringify({ seo: { description: `Bảng giá ${save}` }, _status: 'published' }),
        });
        if (!answer.ok) throw new Error(`a save answered ${answer.status}`);
      }
    });
  } finally {
    await others.stop();
  }
  return rows;
}

/** Memory of the web server before and after this many documents were added, and after some were shown. */
async function measureMemory(site, client) {
  const before = memoryOf(site.pid());
  await fill(client, DOCUMENTS);
  await client.query(`NOTIFY site_tags, '["everything"]'`);
  await pause(3000);
  const known = memoryOf(site.pid());
  const [made] = await costOf(SHOWN, [site.pid()], () =>
    sendAll(SHOWN, (index) => ({ url: `${site.url}/blog/scale-${index + 1}`, headers: br }), FEW),
  );
  return { before, known, after: memoryOf(site.pid()), made };
}

const percent = (share) => `${share < 10 ? share.toPrecision(2) : Math.round(share)} %`;
const round = (number) => (number < 1 ? number.toPrecision(2) : number.toFixed(1));

function report(rows, memory) {
  const [{ server: bare }] = rows;
  const lines = rows.map(({ what, server, database }) => {
    const perSecond = Math.round(1000 / server).toLocaleString('en');
    const share = percent((bare / server) * 100);
    return `| ${what} | ${round(server)} | ${database ? round(database) : ''} | ${perSecond} | ${share} |`;
  });
  return `| what | ms of the web server | ms of Postgres | a second on one core | of bare \`node:http\` |
| --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}

| memory of the web server | MB |
| --- | ---: |
| after the rows above | ${memory.before} |
| when ${DOCUMENTS.toLocaleString('en')} documents have come | ${memory.known} |
| when ${SHOWN.toLocaleString('en')} of them have been shown | ${memory.after} |

A page of these documents is made in ${round(memory.made)} ms.
`;
}

/** Measures what one core serves and how memory grows, and writes it into docs/scale.md. */
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
    const rows = await measure(site, client);
    const memory = await measureMemory(site, client);
    const text = readFileSync(TARGET, 'utf8');
    writeFileSync(TARGET, text.replace(BLOCK, `$1\n${report(rows, memory)}\n$2`));
    await runShown(
      [process.execPath, tool('prettier'), '--write', path.relative(inRoot(), TARGET)],
      {
        label,
      },
    );
    return { passed: 1, failed: 0 };
  } finally {
    await client.end();
    await site.stop();
  }
}
