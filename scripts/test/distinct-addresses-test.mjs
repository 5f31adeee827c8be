import { writeFileSync } from 'node:fs';
import { formatReport, measuredCommit, measuredDay } from '../lib/format-measurement-report.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { memoryOf, statusesOf } from '../load-test/measure-load.mjs';
import { startSite } from './test-site.mjs';

const REPORT = inRoot('docs/measured/addresses.md');
/** How many requests are sent in all; `ADDRESSES=20000` sends fewer. */
const REQUESTS = Number(process.env.ADDRESSES ?? 1_000_000);
const SLICES = 20;
/** The first slices load what is used and fill the caches. */
const WARM_UP = 4;
/** How much more the last five slices may hold than the five after the warm-up, in MiB. */
const MAX_GROWTH = 60;

const PICTURE = '%2Fapi%2Fmedia%2Ffile%2Fevent-workshop-desktop.jpg';

/**
 * Kinds of addresses, each with its share of a thousand requests and the status that it is answered with; no address is
 * sent twice.
 */
const KINDS = [
  {
    name: 'a page with a query of its own',
    wanted: 200,
    share: 300,
    address: (n) => `${['/', '/pricing', '/en'][n % 3]}?utm_term=t${n}`,
  },
  {
    name: 'a page that there is not',
    wanted: 404,
    share: 250,
    address: (n) => `${n % 2 ? '/en' : ''}/khong-co-${n}/trang-${n}`,
  },
  {
    name: 'an entry that there is not',
    wanted: 404,
    share: 50,
    address: (n) => `${n % 2 ? '/en' : ''}/blog/bai-${n}`,
  },
  { name: 'a search', wanted: 200, share: 100, address: (n) => `/search?q=cham+soc+${n}` },
  {
    name: 'suggestions of a search',
    wanted: 200,
    share: 50,
    address: (n) => `/api/search?q=khach${n}&locale=vi`,
  },
  { name: 'a page as Markdown', wanted: 200, share: 50, address: (n) => `/pricing.md?v=${n}` },
  {
    name: 'Markdown of a page that there is not',
    wanted: 404,
    share: 50,
    address: (n) => `/khong-co-${n}.md`,
  },
  {
    name: 'a preview without a session',
    wanted: 403,
    share: 50,
    address: (n) => `/api/preview?path=/trang-${n}&locale=vi`,
  },
  {
    name: 'a resized picture',
    wanted: 200,
    share: 50,
    address: (n) => `/_next/image?url=${PICTURE}&w=640&q=75&v=${n}`,
  },
  {
    name: 'a resized picture that there is not',
    wanted: 403,
    share: 50,
    address: (n) => `/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fanh-${n}.png&w=640&q=75`,
  },
];

/** The kind of each of a thousand requests, one kind after the other. */
const kindsInTurn = KINDS.flatMap(({ share }, index) => Array.from({ length: share }, () => index));
/** The kind of a request; kinds are mixed, because 611 shares no factor with 1,000. */
const kindOf = (number) => kindsInTurn[(number * 611) % kindsInTurn.length];

/** A sender of its own for each request, so that no rate limit answers, and each limit keeps a new sender. */
const senderOf = (number) => `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`;

const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;

const report = ({ rows, statuses, growth, minutes }) => `# Different addresses

Written by \`npm run test:long -- addresses\` on ${measuredDay()} at ${measuredCommit()}: ${REQUESTS} different addresses, each from a sender of
its own, 16 at once, to one server, in ${minutes} minutes. Memory is the resident size of the web server, which answers pages, the CMS and its jobs, in MiB. From the five slices after
the warm-up to the last five it changed by ${growth} MiB; the limit is ${MAX_GROWTH}.

| requests so far | memory |
| ---: | ---: |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

| kind | answers by status |
| --- | --- |
${KINDS.map(({ name }, index) => `| ${name} | ${[...statuses[index]].map(([status, count]) => `${status}: ${count}`).join(', ')} |`).join('\n')}
`;

/**
 * The part that sends a million different addresses to one server, and fails when an answer has another status than
 * its kind, or when memory grows after the warm-up; writes into docs/measured/addresses.md.
 */
export async function distinctAddresses() {
  const site = await startSite('addresses', { TRUSTED_PROXIES: '1' });
  const began = Date.now();
  try {
    const statuses = KINDS.map(() => new Map());
    const rows = [];
    const perSlice = Math.ceil(REQUESTS / SLICES);
    for (let slice = 0; slice < SLICES; slice += 1) {
      const numberOf = (index) => slice * perSlice + index;
      const answers = await statusesOf(perSlice, (index) => ({
        url: site.url + KINDS[kindOf(numberOf(index))].address(numberOf(index)),
        headers: { 'X-Forwarded-For': senderOf(numberOf(index)), 'Accept-Encoding': 'br' },
      }));
      for (const [index, status] of answers.entries()) {
        const counts = statuses[kindOf(numberOf(index))];
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }
      rows.push([(slice + 1) * perSlice, memoryOf(site.pid())]);
      console.log(`${rows.at(-1)[0]} requests, ${rows.at(-1)[1]} MiB`);
    }
    const memory = rows.map(([, mebibytes]) => mebibytes);
    const growth = Math.round(mean(memory.slice(-5)) - mean(memory.slice(WARM_UP, WARM_UP + 5)));
    const minutes = Math.round((Date.now() - began) / 60_000);
    writeFileSync(REPORT, report({ rows, statuses, growth, minutes }));
    formatReport(REPORT);
    const faults = statuses.flatMap((counts, index) =>
      [...counts]
        .filter(([status]) => status !== KINDS[index].wanted)
        .map(([status, count]) => `${KINDS[index].name}: ${count} answers of ${status}`),
    );
    const failures = [
      ...faults,
      ...(growth > MAX_GROWTH ? [`memory grew by ${growth} MiB, more than ${MAX_GROWTH}`] : []),
    ];
    return { passed: failures.length > 0 ? 0 : 1, failed: failures.length, failures };
  } finally {
    await site.stop();
  }
}
