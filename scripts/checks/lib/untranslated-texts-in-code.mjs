import path from 'node:path';
import ts from 'typescript';
import { filesOf } from './list-files.mjs';
import { lineOf, parse, walk } from './parse-source.mjs';

const CODE = ['src/**/*.{ts,tsx}', 'scripts/serve/*.mjs'];
const GENERATED = /^src\/(?:payload-types\.ts$|cms\/migrations\/)|[.]test[.]tsx?$/;
/**
 * Components of pages and mails for visitors, where all text has to come from a catalogue or the CMS: all but those of
 * the admin, which has its texts in the code, in both languages.
 */
const READER = /^src\/(?!cms\/|app\/\(payload\)\/|leads\/admin\/|tracking\/views\/).*\.tsx$/;
const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'alt', 'placeholder']);
/** Names of other companies' products, units and file kinds: the same in every language. */
const NAMES = new Set([
  'Zalo',
  'Messenger',
  'Facebook',
  'LinkedIn',
  'YouTube',
  'NPS',
  'CSAT',
  'CES',
  'AI',
  'QR',
  'PDF',
]);

const isFunction = (node) => ts.isFunctionLike(node) || ts.isSourceFile(node) || ts.isBlock(node);

/** The namespace of `getT(locale, 'namespace')`. */
function namespaceOfGetT(node) {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const argument = node.arguments[1];
  return node.expression.text === 'getT' && argument && ts.isStringLiteralLike(argument)
    ? argument.text
    : undefined;
}

/** The namespace of a parameter typed `TFunction<'namespace'>`. */
function namespaceOfType(type) {
  if (!type || !ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'TFunction') {
    return undefined;
  }
  const argument = type.typeArguments?.[0];
  return argument && ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal)
    ? argument.literal.text
    : undefined;
}

/** The translation functions of a file, by name and by the scope that declares them. */
function translatorsOf(source) {
  const scopes = new Map();
  walk(source, (node) => {
    if (!ts.isVariableDeclaration(node) && !ts.isParameter(node)) return;
    const namespace =
      (node.initializer && namespaceOfGetT(node.initializer)) ?? namespaceOfType(node.type);
    if (!namespace || !ts.isIdentifier(node.name)) return;
    const scope = ts.findAncestor(node.parent, isFunction);
    scopes.set(scope, { ...scopes.get(scope), [node.name.text]: namespace });
  });
  return (call) => {
    const direct = namespaceOfGetT(call.expression);
    if (direct || !ts.isIdentifier(call.expression)) return direct;
    for (let node = call; node; node = node.parent) {
      const found = scopes.get(node)?.[call.expression.text];
      if (found) return found;
    }
    return undefined;
  };
}

/**
 * The keys that an argument may be: string literals, and patterns for template literals. Empty for values known only at
 * run time.
 */
function keysOf(argument) {
  if (!argument) return [];
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (ts.isConditionalExpression(argument)) {
    return [...keysOf(argument.whenTrue), ...keysOf(argument.whenFalse)];
  }
  if (ts.isArrayLiteralExpression(argument)) return argument.elements.flatMap(keysOf);
  if (!ts.isTemplateExpression(argument)) return [];
  const literal = [argument.head, ...argument.templateSpans.map((span) => span.literal)];
  return [new RegExp(`^${literal.map((part) => RegExp.escape(part.text)).join('.+')}$`)];
}

const withNamespace = (namespace, key) => (key.includes(':') ? key : `${namespace}:${key}`);

/** What one file uses: keys passed to a translation function, patterns, and any text that might be a key. */
function usesIn(file, source) {
  const namespaceOf = translatorsOf(source);
  const uses = { keys: [], patterns: [], texts: new Set() };
  walk(source, (node) => {
    if (ts.isStringLiteralLike(node)) uses.texts.add(node.text);
    const namespace = ts.isCallExpression(node) ? namespaceOf(node) : undefined;
    if (!namespace) return;
    for (const key of keysOf(node.arguments[0])) {
      const place = `${file}:${lineOf(source, node)}`;
      if (typeof key === 'string') uses.keys.push({ place, key: withNamespace(namespace, key) });
      else uses.patterns.push({ place, namespace, pattern: key });
    }
  });
  return uses;
}

const bare = (key) => key.slice(key.indexOf(':') + 1);

/**
 * Keys that the code uses and no catalogue has, and the reverse. A key passed as a value (`message(error)`) counts as
 * used where its literal is written; the compiler checks that the value is a key at all.
 */
export function usageFindings(tree, known) {
  const uses = sources(tree).map(([file, source]) => usesIn(file, source));
  const texts = new Set(uses.flatMap((use) => [...use.texts]));
  const keys = uses.flatMap((use) => use.keys);
  const patterns = uses.flatMap((use) => use.patterns);
  const asked = new Set(keys.map(({ key }) => key));
  const fits = ({ namespace, pattern }, key) =>
    key.startsWith(`${namespace}:`) && pattern.test(bare(key));
  return [
    ...keys
      .filter(({ key }) => !known.has(key))
      .map(({ place, key }) => `${place}: no catalogue has the key ${key}`),
    ...patterns
      .filter((use) => ![...known].some((key) => fits(use, key)))
      .map(({ place, namespace }) => `${place}: no key of ${namespace} fits this template`),
    ...[...known]
      .filter((key) => !asked.has(key) && !texts.has(key) && !texts.has(bare(key)))
      .filter((key) => !patterns.some((use) => fits(use, key)))
      .map((key) => `messages: nothing uses the key ${key}; remove it from both languages`),
  ];
}

function sources(tree) {
  return filesOf(tree, CODE)
    .filter((file) => !GENERATED.test(file))
    .map((file) => [file, parse(path.join(tree, file))]);
}

/** Whether a text has words that should be in a catalogue. */
function hasWords(text) {
  const words = text.replace(/&\w+;/g, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.some((word) => !NAMES.has(word));
}

/** String literals that an expression may show on the page unchanged. */
function literalsOf(expression) {
  if (!expression) return [];
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return literalsOf(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) return literalsOf(expression.right);
  if (!ts.isTemplateExpression(expression)) return [];
  return [expression.head.text, ...expression.templateSpans.map((span) => span.literal.text)];
}

function spokenTexts(node) {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
    return literalsOf(node.expression);
  }
  if (!ts.isJsxAttribute(node) || !SPOKEN.has(node.name.getText())) return [];
  const { initializer } = node;
  if (!initializer) return [];
  return ts.isJsxExpression(initializer) ? literalsOf(initializer.expression) : [initializer.text];
}

/** Words of the visitor's interface that are written in the code instead of a catalogue. */
export function literalFindings(tree) {
  return sources(tree)
    .filter(([file]) => READER.test(file))
    .flatMap(([file, source]) => {
      const findings = [];
      walk(source, (node) => {
        for (const text of spokenTexts(node)) {
          if (!hasWords(text)) continue;
          const place = `${file}:${lineOf(source, node)}`;
          findings.push(`${place}: "${text.trim()}" belongs in messages/, in both languages`);
        }
      });
      return findings;
    });
}
