/** Parts whose folders are layers: none of the allowed cyclic imports below may be inside one of them. */
const LAYERED = ['src/leads'];

/**
 * Imports between folders that close a cycle and are still to be removed. A new cycle is an error; an entry that no
 * longer closes one is to be taken off this list. A part's own name stands for the files directly in it.
 */
export const STILL_TO_CUT = [
  'src/cms → src/leads',
  'src/cms → src/site',
  'src/content → src/cms',
  'src/cms/editorial → src/cms/publish-checks',
  'src/cms/editorial → src/cms/translation-diff',
  'src/cms/editorial → src/cms/redirects',
  'src/cms/editorial → src/cms/search',
  'src/cms/publish-checks → src/cms/redirects',
  'src/content → src/content/entries',
  'src/content → src/content/queries',
  'src/content → src/content/transforms',
  'src/tracking/store → src/tracking/analytics',
];

/** The folder of a file at this depth below `src`; a file directly in `src` stands for itself. */
function folderOf(file, depth) {
  const folders = file.split('/').slice(0, -1);
  return folders.length === 1 ? file : folders.slice(0, depth + 1).join('/');
}

/** The imports from folder to folder, each with one import statement as an example. */
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

/** A shortest path of imports from one folder to another, or null. */
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

const without = (arrows, names) =>
  new Map(
    [...arrows].map(([a, targets]) => [
      a,
      new Map([...targets].filter(([b]) => !names.has(`${a} → ${b}`))),
    ]),
  );

function cyclesAt(depth, imports, listed) {
  const all = arrowsOf(imports, depth);
  const arrows = without(all, listed);
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
  const closing = [...listed].filter((arrow) => {
    const [a, b] = arrow.split(' → ');
    return all.get(a)?.has(b) && wayBetween(all, b, a);
  });
  return { findings: [...findings.values()], closing };
}

/**
 * Cycles between parts (`src/leads`) and between their folders (`src/leads/mail`) that are not on the list of known
 * ones, and entries of that list that are not needed any more.
 *
 * @param {{ from: string, to: string }[]} imports paths of files
 * @param {string[]} stillToCut
 */
export function folderCycles(imports, stillToCut) {
  const below = imports.filter((one) => one.from.startsWith('src/') && one.to.startsWith('src/'));
  const listed = new Set(stillToCut);
  const levels = [1, 2].map((depth) => cyclesAt(depth, below, listed));
  const closing = new Set(levels.flatMap((level) => level.closing));
  const inside = (arrow) =>
    LAYERED.some((part) =>
      arrow.split(' → ').every((folder) => `${folder}/`.startsWith(`${part}/`)),
    );
  return [
    ...levels.flatMap((level) => level.findings),
    ...stillToCut.flatMap((arrow) =>
      closing.has(arrow) ? [] : `${arrow}: closes no cycle; take it off the list still to cut`,
    ),
    ...stillToCut
      .filter(inside)
      .map((arrow) => `${arrow}: folders of this part are layers; cut it`),
  ];
}
