/**
 * Runs parts in parallel: a part starts as soon as the parts it needs have passed and enough cores are free. Parts
 * start in the order they are listed, but a smaller one may overtake one that does not fit yet. A part with
 * `Infinity` cores runs alone: not even a part without cores runs beside it.
 * @template {{ name: string, cores: number, needs?: string[] }} Part
 * @template Result
 * @param {Part[]} parts `needs` names parts of this list
 * @param {{ cores: number, run: (part: Part, beside: boolean) => Promise<Result>, hasPassed: (result: Result) =>
 * boolean, skip: (part: Part, failed: string) => Result, isStopped?: () => boolean, }} options `beside` says whether
 * the part leaves cores free for others; `skip` gives the result of a part whose dependency has failed
 * @returns {Promise<Result[]>} in the order of the parts; those not started after a stop are missing
 */
export async function runParts(parts, { cores, run, hasPassed, skip, isStopped = () => false }) {
  const results = new Map();
  const running = new Map();
  const free = () => cores - running.values().reduce((sum, { used }) => sum + used, 0);
  const failedNeed = ({ needs = [] }) =>
    needs.find((name) => results.has(name) && !hasPassed(results.get(name)));
  const isDue = ({ needs = [] }) => needs.every((name) => results.has(name));
  const fits = (used) => (used === Infinity ? running.size === 0 : used <= free());
  const hasBegun = ({ name }) => results.has(name) || running.has(name);

  const begin = (part, used) => {
    const ended = run(part, parts.length > 1 && used < cores).then((result) => {
      results.set(part.name, result);
      running.delete(part.name);
    });
    running.set(part.name, { used, ended });
  };
  const beginWhatFits = () => {
    for (const part of parts.filter((one) => !hasBegun(one))) {
      const used = part.cores === Infinity ? Infinity : Math.min(part.cores, cores);
      const failed = failedNeed(part);
      if (failed !== undefined) results.set(part.name, skip(part, failed));
      else if (isDue(part) && fits(used)) begin(part, used);
    }
  };

  for (;;) {
    if (!isStopped()) beginWhatFits();
    if (running.size === 0) break;
    await Promise.race(running.values().map(({ ended }) => ended));
  }
  return parts.flatMap(({ name }) => (results.has(name) ? [results.get(name)] : []));
}
