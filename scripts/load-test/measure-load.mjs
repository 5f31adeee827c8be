import { Agent, request as ask } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts the time of processes in ticks, hundredths of a second. */
const TICKS = 100;
const CONNECTIONS = 16;

const statOf = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** The ids of a process and all its descendants, with the fields of `/proc/<pid>/stat`. */
function familyOf(pid) {
  const family = new Set([pid]);
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), fields: statOf(name) }];
      } catch {
        return []; // the process has ended meanwhile
      }
    });
  for (let before = -1; before !== family.size;) {
    before = family.size;
    for (const one of all) if (family.has(Number(one.fields[1]))) family.add(one.pid);
  }
  return all.filter((one) => family.has(one.pid));
}

/** The CPU seconds used by a process and all its descendants. */
function cpuSeconds(pid) {
  const ticks = (fields, own) => {
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    return user + system + (own ? endedUser + endedSystem : 0);
  };
  return familyOf(pid).reduce((sum, one) => sum + ticks(one.fields, one.pid === pid) / TICKS, 0);
}

const kilobytes = (file, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1]);

/** The memory of a process, in MB. */
export const memoryOf = (pid) => Math.round(kilobytes(`/proc/${pid}/status`, 'VmRSS') / 1024);

/** The memory of processes and all their descendants, in MB; memory that processes share counts once. */
export const memoryOfAll = (pids) =>
  Math.round(
    pids
      .flatMap((pid) => familyOf(pid))
      .reduce((sum, one) => sum + kilobytes(`/proc/${one.pid}/smaps_rollup`, 'Pss'), 0) / 1024,
  );

/** Sends one request on a persistent connection. Resolves with the status when the answer is complete. */
function send(agent, { url, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const request = ask(url, { method, agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}

/**
 * Sends requests on a few connections in parallel and waits for all answers.
 * @param {number} count
 * @param {(index: number) => { url: string, method?: string, headers?: object, body?: string }} requestOf
 * @param {{ connections?: number }} [how]
 * @returns {Promise<number[]>} the status of each answer
 */
export async function statusesOf(count, requestOf, { connections = CONNECTIONS } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = [];
  let next = 0;
  const sender = async () => {
    while (next < count) {
      const index = next++;
      statuses[index] = await send(agent, requestOf(index));
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  agent.destroy();
  return statuses;
}

/**
 * Sends requests as `statusesOf` does.
 * @param {number} count
 * @param {Parameters<typeof statusesOf>[1]} requestOf
 * @param {{ wanted?: number, connections?: number }} [how] `wanted`: the expected status of each answer
 * @throws Error for another status
 */
export async function sendAll(count, requestOf, { wanted = 200, connections } = {}) {
  const statuses = await statusesOf(count, requestOf, { connections });
  const index = statuses.findIndex((status) => status !== wanted);
  if (index >= 0) throw new Error(`${requestOf(index).url} answered ${statuses[index]}`);
}

/**
 * The milliseconds of one core that each process, with its descendants, needs for one of `count` pieces of work.
 * @param {number} count
 * @param {number[]} pids
 * @param {() => Promise<void>} run does the work `count` times
 * @returns {Promise<number[]>}
 */
export async function costOf(count, pids, run) {
  const before = pids.map(cpuSeconds);
  await run();
  return pids.map((pid, index) => ((cpuSeconds(pid) - before[index]) * 1000) / count);
}

/**
 * Measures how many milliseconds of one core each kind of request needs. The kinds take turns, so that other work of
 * the machine slows all of them alike.
 * @param {{ pids: number[], requestOf: Parameters<typeof sendAll>[1], wanted?: number }[]} kinds
 * @param {{ rounds: number, count: number }} how often by turns, and how many requests each time
 * @returns {Promise<number[][]>} by kind and process
 */
export async function costsByTurns(kinds, { rounds, count }) {
  const sums = kinds.map(({ pids }) => pids.map(() => 0));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { pids, requestOf, wanted }] of kinds.entries()) {
      const costs = await costOf(count, pids, () => sendAll(count, requestOf, { wanted }));
      for (const [which, cost] of costs.entries()) sums[index][which] += cost / rounds;
    }
  }
  return sums;
}
