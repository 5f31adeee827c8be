/** The folder of a file at a given depth below `src`; a file directly in `src` stands for itself. */
function folderOf(file, depth) {
  const folders = file.split('/').slice(0, -1);
  return folders.length === 1 ? file : folders.slice(0, depth + 1).join('/');
}

/** Groups imports by the folders that they lead from and to, each with one import statement as an example. */
function arrowsOf(imports, depth) {
  const arrows = new Map();
  for (const { from, to } of imports) {
    const [a, b] = [folderOf(from, depth), folderOf(to, depth)];
    if (a === b) continue;
    if (!arrows.has(a)) arrows.set(a, new Map());
    if (!arrows.get(a).has(b)) arrows.get(a).set(b, `${from} imports ${to}`);
  }
  return arrows;
}

/** A shortest chain of imports from one folder to another, or null. */
function wayBetween(arrows, start, end) {
  const ways = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    const last = way.at(-1);
    if (last === end) return way;
    for (const next of arrows.get(last)?.keys() ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

function cyclesAt(depth, imports) {
  const arrows = arrowsOf(imports, depth);
  const findings = new Map();
  for (const [a, targets] of arrows) {
    for (const b of targets.keys()) {
      const back = wayBetween(arrows, b, a);
      if (!back) continue;
      const key = back.toSorted().join(' ');
      const steps = back.map((folder, index) =>
        arrows.get(folder).get(back[(index + 1) % back.length]),
      );
      if (!findings.has(key)) {
        findings.set(key, `${[...back, b].join(' → ')}: a cycle of folders (${steps.join(', ')})`);
      }
    }
  }
  return [...findings.values()];
}

/**
 * Cycles between parts (`src/leads`) and between their folders (`src/leads/mail`); a part's own name stands for the
 * files directly in it.
 *
 * @param {{ from: string, to: string }[]} imports paths of files
 */
export function folderCycles(imports) {
  const below = imports.filter((one) => one.from.startsWith('src/') && one.to.startsWith('src/'));
  return [1, 2].flatMap((depth) => cyclesAt(depth, below));
}
