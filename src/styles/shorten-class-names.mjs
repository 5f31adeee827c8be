import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

/**
 * This module is a Vite plugin that gives short names to utility classes and custom properties in the built site
 * (ADR-0053), in styles and in scripts alike. Sources, tests of modules and the development server have the long
 * names.
 * @typedef {Map<string, string>} Names short names by long name, such as `_1f` by `tablet:grid-cols-2`
 */

const STYLESHEET = fileURLToPath(new URL('site.css', import.meta.url));

/** Matches modules that may contain class names: those that Tailwind reads (`@source not` in site.css). */
const SCRIPT = /\/src\/(?!app\/|cms\/|leads\/)[^?]*\.(?:tsx?|astro)(?:\?.*)?$/;
const STYLES = /\/src\/styles\/[^?]*\.css(?:\?.*)?$/;

const CLASS = /\.((?:\\.|[\w-])+)/g;
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

const plain = (selector) => selector.replaceAll(/\\(.)/g, '$1');

/**
 * Whether a class name is shortened: only names with punctuation, because a word such as `table` may have another
 * meaning in a script. A quotation mark or a backslash may be escaped in a script, so that the name would not be found
 * there.
 */
const isShortened = (name) => /[-:[/]/.test(name) && !/['"`\\$]/.test(name);

/**
 * The short names of the utility classes and custom properties of a stylesheet, numbered in its order.
 * @param {string} css written by Tailwind, with the utilities in the cascade layer `utilities`
 * @returns {Names}
 */
export function shortNamesOf(css) {
  const classes = new Set();
  const properties = new Set(css.match(PROPERTY));
  postcss.parse(css).walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    layer.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(CLASS)) classes.add(plain(name));
    });
  });
  const numbered = (names, prefix) =>
    names.map((name, index) => [name, prefix + index.toString(36)]);
  return new Map([
    ...numbered([...classes].filter(isShortened), '_'),
    ...numbered([...properties], '--'),
  ]);
}

/**
 * Replaces the names in a stylesheet by short ones.
 * @param {string} css
 * @param {Names} names
 */
export function shortenStyles(css, names) {
  const short = (name) => names.get(name) ?? name;
  return css
    .replaceAll(CLASS, (found, name) => {
      const shorter = names.get(plain(name));
      return shorter ? `.${shorter}` : found;
    })
    .replaceAll(PROPERTY, short);
}

/** Calls `see` with each string literal of a program, except module names. */
function eachString(node, see) {
  if (Array.isArray(node)) for (const child of node) eachString(child, see);
  else if (node && typeof node === 'object') {
    if (node.type === 'TemplateElement') see(node);
    else if (node.type === 'Literal') {
      if (typeof node.value === 'string') see(node);
    } else {
      for (const [key, child] of Object.entries(node)) if (key !== 'source') eachString(child, see);
    }
  }
}

/**
 * Replaces the names in a script's strings by short ones.
 * @param {string} code
 * @param {object} program its syntax tree (ESTree)
 * @param {Names} names
 */
export function shortenScript(code, program, names) {
  const strings = [];
  eachString(program, (string) => strings.push(string));
  let result = '';
  let done = 0;
  // A template's expressions stand between its texts, but follow them in the tree.
  for (const { start, end } of strings.toSorted((one, other) => one.start - other.start)) {
    const text = code
      .slice(start, end)
      .replaceAll(/[^\s'"`]+/g, (token) => names.get(token) ?? token)
      .replaceAll(PROPERTY, (property) => names.get(property) ?? property);
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}

/**
 * A PostCSS plugin that removes Tailwind's registrations of its custom properties (`@property`). Tailwind also sets
 * these properties for browsers without support for `@property`. One of the two is enough, and the second works in
 * every browser.
 */
const UNREGISTERED = {
  postcssPlugin: 'unregistered',
  AtRule: {
    property: (rule) => rule.remove(),
    layer(rule) {
      if (rule.params !== 'properties') return;
      rule.walkAtRules('supports', (condition) => condition.replaceWith(condition.nodes));
    },
  },
};

async function siteNames() {
  const from = STYLESHEET;
  const { css } = await postcss([tailwind({ optimize: false })]).process(
    await readFile(from, 'utf8'),
    { from },
  );
  return shortNamesOf(css);
}

/**
 * The Vite plugins that shorten the names in builds. In the configuration they have to follow Tailwind's plugin, whose
 * output they shorten.
 * @returns {import('vite').Plugin[]}
 */
export function shortNames() {
  let reading;
  const names = () => (reading ??= siteNames());
  return [
    {
      name: 'short-names:styles',
      apply: 'build',
      enforce: 'pre',
      async transform(code, id) {
        if (!STYLES.test(id) || /[?&]url\b/.test(id)) return null;
        const { css } = await postcss([UNREGISTERED]).process(code, { from: undefined });
        return { code: shortenStyles(css, await names()), map: null };
      },
    },
    {
      name: 'short-names:scripts',
      apply: 'build',
      enforce: 'post',
      async transform(code, id) {
        if (!SCRIPT.test(id)) return null;
        return { code: shortenScript(code, this.parse(code), await names()), map: null };
      },
    },
  ];
}
