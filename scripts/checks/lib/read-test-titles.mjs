import path from 'node:path';
import ts from 'typescript';
import { filesOf } from './list-files.mjs';
import { lineOf, parse, walk } from './parse-source.mjs';
import { ANY, filledTitles, loopedTitles } from './titles-of-test-loops.mjs';

const PATTERNS = [
  'tests/**/*.{test,spec,setup}.{ts,tsx,mjs}',
  '{src,scripts}/**/*.test.{ts,tsx,mjs}',
];
const TESTS = new Set(['test', 'it', 'setup']);
/** Tests that only `npm run test:long` runs, which do not prove a requirement at each change. */
const LONG =
  /^tests\/(?:e2e\/long|volume|power-cut)\/|^tests\/start\/(?:development-server|cluster-command)\./;
/** Tests below `if (IS_EVERY_COMBINATION)` run only there, too. */
const isForLongRun = (node) =>
  ts.isIfStatement(node) && node.expression.getText() === 'IS_EVERY_COMBINATION';
const GROUPS = new Set(['describe', 'suite']);
/** Modifiers with which a test or group still runs; `test.use` and similar calls declare no test. */
const RUNNING = new Set(['each', 'for', 'only', 'concurrent', 'sequential', 'serial', 'parallel']);
/** Modifiers that skip a test, run it on some machines only, or expect it to fail, so that it proves nothing. */
const NO_PROOF = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails']);

/** The names in a called expression: `test.describe.serial` as a list; `it.each(table)` without its table. */
function namesOf(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) {
    return [...namesOf(callee.expression), callee.name.text];
  }
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? namesOf(callee.tag) : [];
}

/** What a call declares: a group of tests or a test, with its modifiers. Undefined for any other call. */
function declared(call) {
  const [first, ...rest] = namesOf(call.expression);
  if (!TESTS.has(first) && !GROUPS.has(first)) return undefined;
  const group = GROUPS.has(first) || GROUPS.has(rest[0]);
  const ways = GROUPS.has(rest[0]) ? rest.slice(1) : rest;
  if (!ways.every((way) => RUNNING.has(way) || NO_PROOF.has(way))) return undefined;
  // The inner call of `it.each(table)(title, …)` declares nothing by itself.
  if (ts.isCallExpression(call.parent) && call.parent.expression === call) return undefined;
  return { group, hasTable: ways.some((way) => way === 'each' || way === 'for'), ways };
}

function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(ANY);
  }
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? textOf(node.left) + textOf(node.right) : ANY;
}

/** The title of a call: `text` with placeholders, `filled` for each row of a table, if there is one. */
function titleOf(call, hasTable) {
  const [argument] = call.arguments;
  const text = argument ? textOf(argument).normalize('NFC') : ANY;
  if (hasTable) return filledTitles(text, call.expression);
  const looped = argument && ts.isTemplateExpression(argument) ? loopedTitles(argument) : [];
  return { text, filled: looped };
}

/** The titles of the steps of a test: a failed `test.step(title, …)` fails the test. */
function stepsOf(call, source) {
  const steps = [];
  walk(call, (node) => {
    if (!ts.isCallExpression(node) || namesOf(node.expression).join('.') !== 'test.step') return;
    steps.push({ ...titleOf(node, false), line: lineOf(source, node) });
  });
  return steps;
}

/**
 * Every test of a tree, read without running anything: `titles` are those of the groups around it, its own, and those
 * of its steps, each with its line; `proof` is false for a test that is skipped, meant to fail, or not in `npm test`.
 * @returns {{ file: string, titles: { text: string, filled: string[], line: number }[], proof: boolean }[]}
 */
export function testsOf(tree) {
  return filesOf(tree, PATTERNS).flatMap((file) => {
    const source = parse(path.join(tree, file));
    const tests = [];
    const visit = (node, around, proof) => {
      const call = ts.isCallExpression(node) ? declared(node) : undefined;
      if (!call) {
        const inShortRun = proof && !isForLongRun(node);
        ts.forEachChild(node, (child) => visit(child, around, inShortRun));
        return;
      }
      const title = { ...titleOf(node, call.hasTable), line: lineOf(source, node) };
      const titles = [...around, title];
      const proves = proof && !call.ways.some((way) => NO_PROOF.has(way));
      if (!call.group) {
        tests.push({ file, titles: [...titles, ...stepsOf(node, source)], proof: proves });
        return;
      }
      node.arguments.forEach((child) => visit(child, titles, proves));
    };
    visit(source, [], !LONG.test(file));
    return tests;
  });
}
