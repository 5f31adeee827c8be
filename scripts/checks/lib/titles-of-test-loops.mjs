import ts from 'typescript';
import { walk } from './parse-source.mjs';

/** A placeholder for values known only when the test runs. */
export const ANY = '\0';

/** Placeholders that `each` and `for` replace: `%s`, `$name`. */
const FILLED_IN = /%[sdifjoOp#$]|\$\{?([A-Za-z_]\w*)\}?(?:\.\w+)*/g;

function initializerOf(identifier) {
  let found;
  walk(identifier.getSourceFile(), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== identifier.text) return;
    if (node.parent.flags & ts.NodeFlags.Const) found = node.initializer;
  });
  return found;
}

/** The value of a literal in a source file; undefined for a computed one. */
function valueOf(node) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isIdentifier(node)) return valueOf(initializerOf(node));
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  if (ts.isObjectLiteralExpression(node)) {
    const named = node.properties.filter(ts.isPropertyAssignment);
    return Object.fromEntries(named.map((entry) => [entry.name.text, valueOf(entry.initializer)]));
  }
  // `npm test` runs only the first of these.
  if (ts.isCallExpression(node) && node.expression.getText() === 'firstOrAll') {
    return valueOf(node.arguments[0])?.slice(0, 1);
  }
  const wrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return wrapped ? valueOf(node.expression) : undefined;
}

function fill(title, row) {
  const values = [row].flat();
  return title.replace(FILLED_IN, (mark, name) => {
    const value = name ? row?.[name] : /%[sdi]/.test(mark) ? values.shift() : undefined;
    return typeof value === 'string' ? value.normalize('NFC') : ANY;
  });
}

/**
 * The titles of `it.each(table)(title, …)`: with placeholders, and filled in for each row that is written as a literal.
 */
export function filledTitles(title, callee) {
  const table = ts.isCallExpression(callee) ? valueOf(callee.arguments[0]) : undefined;
  const rows = Array.isArray(table) ? table : [];
  return { text: title.replace(FILLED_IN, ANY), filled: rows.map((row) => fill(title, row)) };
}

/** The values that a variable takes in the `for` loop around a node, if the loop's table is a literal. */
function rowsOf(node, name) {
  for (let around = node.parent; around; around = around.parent) {
    if (!ts.isForOfStatement(around) || !ts.isVariableDeclarationList(around.initializer)) continue;
    const [declaration] = around.initializer.declarations;
    if (declaration?.name.getText() === name) return valueOf(around.expression);
  }
  return undefined;
}

/** The titles of a test inside `for (const path of table)` whose title is a template with `${path}`. */
export function loopedTitles(template) {
  const [span, ...others] = template.templateSpans;
  const rows = ts.isIdentifier(span.expression)
    ? rowsOf(template, span.expression.text)
    : undefined;
  if (others.length > 0 || !Array.isArray(rows)) return [];
  return rows.map((row) =>
    `${template.head.text}${typeof row === 'string' ? row : ANY}${span.literal.text}`.normalize(
      'NFC',
    ),
  );
}
