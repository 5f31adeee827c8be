import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { inRoot } from './project-paths.mjs';

const OF_SCREENS = 'node_modules/@payloadcms/next/dist/prod/styles.css';
const OF_TEXT_EDITOR = '@payloadcms/richtext-lexical/dist/field/bundled.css';

/**
 * Matches selectors of components that no screen of this site shows: folders, Payload's dashboard, saved queries, its
 * own schedule, the JSON of a document, keys of the API, and fields of coordinates.
 */
const NEVER_SHOWN =
  /\.(?:(?:active-query-preset|browse-by-folder|collection-folder|colored-folder|dashboard-breadcrumb|folder|item-card-grid|modular-dashboard|move-doc-to-folder|move-folder|query-inspector|query-preset|schedule-publish|widget)|(?:api-key|point)(?![a-z-]))/;

/** A CSS rule with the at-rules and selectors around it as one line of text, to compare rules of two stylesheets. */
function asText(rule) {
  const around = [];
  for (let one = rule.parent; one && one.type !== 'root'; one = one.parent) {
    around.push(one.type === 'atrule' ? `@${one.name} ${one.params}` : one.selector);
  }
  return [...around, rule.toString()].join('{').replaceAll(/\s+/g, ' ');
}

function rulesOf(root) {
  const rules = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

/**
 * Leaves out of the styles of Payload's screens the rules of components that are never shown, and out of those of its
 * text editor the rules that are among those of the screens, four fifths: every page of the admin has them already.
 */
const withoutRepeatedStyles = () => ({
  postcssPlugin: 'without-repeated-payload-styles',
  Once(root, { result }) {
    const from = result.opts.from?.replaceAll('\\', '/') ?? '';
    if (from.endsWith(OF_SCREENS)) {
      for (const rule of rulesOf(root)) {
        const shown = rule.selectors.filter((selector) => !NEVER_SHOWN.test(selector));
        if (shown.length === 0) rule.remove();
        else if (shown.length < rule.selectors.length) rule.selectors = shown;
      }
    }
    if (!from.endsWith(OF_TEXT_EDITOR)) return;
    const ofScreens = postcss.parse(readFileSync(inRoot(OF_SCREENS), 'utf8'));
    const known = new Set(rulesOf(ofScreens).map(asText));
    for (const rule of rulesOf(root)) if (known.has(asText(rule))) rule.remove();
  },
});
withoutRepeatedStyles.postcss = true;

// oxlint-disable-next-line import/no-default-export -- the shape of a plugin
export default withoutRepeatedStyles;
