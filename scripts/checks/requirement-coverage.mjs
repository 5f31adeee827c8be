import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/project-paths.mjs';
import { finish } from './lib/report-findings.mjs';
import {
  idsNamedBy,
  meansRequirement,
  readRequirements,
  requirementFindings,
} from './lib/read-requirements.mjs';
import { ANY } from './lib/titles-of-test-loops.mjs';
import { testsOf } from './lib/read-test-titles.mjs';

/**
 * Finds which test proves which requirement of spec/requirements. `node scripts/checks/requirement-coverage.mjs`
 * writes .cache/spec-coverage.md; with `--check` it fails where a requirement that is due (spec/stage.json) has no
 * test, or a title names no requirement. The rule: a test covers a requirement when its title, the title of a
 * `describe` around it or of a `test.step` in it is the requirement's id, alone or followed by " (…", ": …", ", …" or
 * " – …". A placeholder (`${lang}`, `%s`) stands for any text if just one id fits; else `it.each` or a `for` loop
 * over a table written out in the file is read row by row. Tests that are skipped, left for later or meant to fail do
 * not count.
 */

/** The path of the written table. */
const DOCUMENT = '.cache/spec-coverage.md';

const shown = (title) => title.replaceAll(ANY, '…');

/**
 * Reads which test files prove each requirement of a source tree, and which test titles name a requirement that does
 * not exist.
 */
export function readCoverage(tree) {
  const requirements = readRequirements(tree);
  const ids = [...new Set(requirements.all.map(({ id }) => id))];
  const files = new Map(ids.map((id) => [id, new Set()]));
  const strays = new Set();
  for (const { file, titles, proof } of testsOf(tree)) {
    for (const { text, filled, line } of titles) {
      const named = idsNamedBy({ text, filled }, ids);
      if (proof) named.forEach((id) => files.get(id).add(file));
      if (named.length === 0 && meansRequirement(text, ids)) {
        strays.add(`${file}:${line}: "${shown(text)}" names no requirement; write an id of spec/`);
      }
    }
  }
  return { ...requirements, filesOf: (id) => [...files.get(id)], strays: [...strays] };
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function sectionText({ title, requirements }, filesOf) {
  const tested = (list) => list.filter(({ id }) => filesOf(id).length > 0).length;
  const due = requirements.filter(({ isDue }) => isDue);
  const later = requirements.filter(({ isDue }) => !isDue);
  const rows = requirements.map((requirement) => {
    const files = filesOf(requirement.id).map((file) => `\`${file}\``);
    const none = requirement.isDue ? '**none**' : '–';
    return `| ${cell(requirement.id)} | ${requirement.due} | ${files.join('<br>') || none} |`;
  });
  return [
    `## ${title}`,
    `Due: ${tested(due)} of ${due.length} tested. Later: ${tested(later)} of ${later.length} tested.`,
    ['| Requirement | Due | Tests |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

function coverageDocument({ order, reached, sections, filesOf }) {
  const stages = order.map((stage) => (stage === reached ? `**${stage}**` : stage)).join(', ');
  return `${[
    '# Which test proves which requirement',
    'Written by `node scripts/checks/requirement-coverage.mjs` from spec/requirements and the titles of the tests. ' +
      `Stages: ${stages}; what is due up to the marked one must have a test.`,
    ...sections.map((section) => sectionText(section, filesOf)),
  ].join('\n\n')}\n`;
}

/** Every finding that makes `--check` fail. */
export function coverageFindings(tree) {
  const coverage = readCoverage(tree);
  return [
    ...requirementFindings(coverage),
    ...coverage.all
      .filter(({ id, isDue }) => isDue && coverage.filesOf(id).length === 0)
      .map(({ file: place, id }) => `${place}: no test is named "${id}"`),
    ...coverage.strays,
  ];
}

export function writeCoverage(tree) {
  const file = path.join(tree, DOCUMENT);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, coverageDocument(readCoverage(tree)));
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    finish('coverage', coverageFindings(root), 'every requirement that is due has a test');
  } else {
    writeCoverage(root);
    console.log(`coverage: ${DOCUMENT} is written`);
  }
}
