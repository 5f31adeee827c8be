import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Parses a file without resolving types, which takes milliseconds. */
export function parse(file) {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : undefined;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

/** Visits every node of a tree, parents first. */
export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** One-based line of a node. */
export function lineOf(source, node) {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
