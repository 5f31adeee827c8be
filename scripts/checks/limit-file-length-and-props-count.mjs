import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../lib/project-paths.mjs';
import { filesOf } from './lib/list-files.mjs';
import { finish } from './lib/report-findings.mjs';
import { lineOf, parse, walk } from './lib/parse-source.mjs';

const COMPONENT_LINES = 250;
const FILE_LINES = 400;
const PROPS = 10;
const PATTERNS = [
  'src/**/*.{ts,tsx}',
  'scripts/**/*.{ts,mjs}',
  'tests/**/*.{ts,tsx,mjs}',
  '*.{ts,mjs}',
];

/** Generated files and migrations, which have no size limit. */
const EXEMPT = [
  /^src\/payload-types\.ts$/,
  /^src\/cms\/migrations\//,
  /\/importMap\.js$/,
  /^next-env\.d\.ts$/,
];

function tooLong(file, text) {
  const lines = text.trimEnd().split('\n').length;
  const limit = /(?<!\.(?:test|spec))\.tsx$/.test(file) ? COMPONENT_LINES : FILE_LINES;
  return lines > limit ? [`${file}: ${lines} lines, at most ${limit}; split it`] : [];
}

/** The properties that a props type declares itself; inherited ones are counted where they are declared. */
function members(type) {
  if (ts.isTypeLiteralNode(type)) return type.members.length;
  if (ts.isIntersectionTypeNode(type)) {
    return type.types.reduce((sum, part) => sum + members(part), 0);
  }
  if (ts.isUnionTypeNode(type)) return Math.max(...type.types.map(members));
  return ts.isParenthesizedTypeNode(type) ? members(type.type) : 0;
}

function tooManyProps(file, full) {
  const findings = [];
  const source = parse(full);
  const judge = (node, name, count) => {
    if (count <= PROPS) return;
    const place = `${file}:${lineOf(source, node)}`;
    findings.push(`${place}: ${name} has ${count} members, at most ${PROPS}; split the component`);
  };
  walk(source, (node) => {
    if (ts.isTypeAliasDeclaration(node) && node.name.text.endsWith('Props')) {
      judge(node, node.name.text, members(node.type));
    } else if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Props')) {
      judge(node, node.name.text, node.members.length);
    } else if (ts.isParameter(node) && node.type && ts.isTypeLiteralNode(node.type)) {
      if (file.endsWith('.tsx')) judge(node, 'a component', members(node.type));
    }
  });
  return findings;
}

export function oversized(tree) {
  return filesOf(tree, PATTERNS)
    .filter((file) => !EXEMPT.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const full = path.join(tree, file);
      const props = /\.tsx?$/.test(file) ? tooManyProps(file, full) : [];
      return [...tooLong(file, readFileSync(full, 'utf8')), ...props];
    });
}

if (import.meta.main) {
  finish('sizes', oversized(root), 'every file and props type is within its limit');
}
