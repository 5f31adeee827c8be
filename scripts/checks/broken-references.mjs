import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/project-paths.mjs';
import { trackedFiles } from './lib/list-files.mjs';
import { finish } from './lib/report-findings.mjs';

const ARCHITECTURE = 'docs/architecture.md';
const CHECKED = /^(?:(?:src|scripts|tests)\/.*\.(?:tsx?|mjs|css)|(?:.*\/)?[^/]+\.md)$/;
/**
 * Matches files that are not checked: the specification itself, content, and this check with its examples of broken
 * references.
 */
const EXEMPT = /^(?:spec\/.*\.md|content\/.*|scripts\/checks\/broken-references\..*)$/;
/** Matches a comment line, or a line that ends in a comment. */
const COMMENT = /^\s*(?:\/?\*|\/\/)|\s\/\/\s|\/\*\*/;

const read = (tree, file) => {
  const place = path.join(tree, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
};
const found = (text, pattern) => new Set(Array.from(text.matchAll(pattern), ([, id]) => id));

/** The targets of references in a tree: ids and files. */
function targetsOf(tree) {
  const records = globSync('docs/decisions/*.md', { cwd: tree });
  return {
    decisions: found(read(tree, 'spec/decisions.md'), /^\| (D\d+) +\|/gm),
    sections: found(read(tree, 'spec/specification.md'), /^## (\d+)\./gm),
    records: new Set(records.map((file) => path.basename(file).slice(0, 4))),
    rules: found(read(tree, ARCHITECTURE), /^(\d+)\. /gm),
  };
}

/**
 * The invalid references in one line of a file, each with what to write instead.
 * @param {string} line
 * @param {ReturnType<typeof targetsOf>} targets
 */
function wrongIn(line, { decisions, sections, records, rules }) {
  const wrong = [];
  const every = (pattern, isGood, why) => {
    for (const [whole, id] of line.matchAll(pattern)) {
      if (!isGood(id)) wrong.push(`"${whole}": ${why}`);
    }
  };
  const never = () => false;
  every(/\b(D\d{1,2})\b/g, (id) => decisions.has(id), 'no such row in spec/decisions.md');
  every(/\bADR-(\d+)\b/g, (id) => records.has(id), 'no such file in docs/decisions');
  every(/§ ?(\d+)/g, (id) => sections.has(id), 'no such section of spec/specification.md');
  every(/architecture\.md, rule (\d+)/g, (id) => rules.has(id), `no such rule in ${ARCHITECTURE}`);
  every(/\bdecisions? (?:records? )?\d+/gi, never, 'write D24 (spec) or ADR-0016 (docs/decisions)');
  every(/\bissues? #?\d+/gi, never, 'a reader can not open it; say the reason itself');
  return wrong;
}

/**
 * The files that do not exist, among those that a line names by their path in the repository or that a Markdown file
 * links to.
 */
function missingFiles(tree, file, line) {
  const links = file.endsWith('.md') ? [...found(line, /\]\((?!\w+:|[#/])([^)#\s]+)/g)] : [];
  const named = found(line, /(?<![\w./(-])((?:docs|spec)\/[\w./-]+\.(?:md|json))\b/g);
  return [...named, ...links.map((link) => path.join(path.dirname(file), link))]
    .filter((place) => !existsSync(path.join(tree, place)))
    .map((place) => `"${place}": no such file`);
}

/** References in comments and documents to targets that do not exist, as `file:line: why`. */
export function brokenReferences(tree) {
  const targets = targetsOf(tree);
  return trackedFiles(tree)
    .filter((file) => CHECKED.test(file) && !EXEMPT.test(file))
    .flatMap((file) =>
      read(tree, file)
        .split('\n')
        .flatMap((line, index) => {
          if (!file.endsWith('.md') && !COMMENT.test(line)) return [];
          return [...wrongIn(line, targets), ...missingFiles(tree, file, line)].map(
            (why) => `${file}:${index + 1}: ${why}`,
          );
        }),
    );
}

if (import.meta.main) {
  finish(
    'references',
    brokenReferences(root),
    'every reference leads to a text of this repository',
  );
}
