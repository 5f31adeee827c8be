import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { inRoot } from './project-paths.mjs';

const OF_SCREENS = 'node_modules/@payloadcms/next/dist/prod/styles.css';
const OF_TEXT_EDITOR = '@payloadcms/richtext-lexical/dist/field/bundled.css';

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
 * Leaves out of the styles of Payload's text editor the rules that are among those of Payload's screens, four fifths:
 * every page of the admin has them already.
 */
const withoutRepeatedStyles = () => ({
  postcssPlugin: 'without-repeated-payload-styles',
  Once(root, { result }) {
    if (!result.opts.from?.replaceAll('\\', '/').endsWith(OF_TEXT_EDITOR)) return;
    const ofScreens = postcss.parse(readFileSync(inRoot(OF_SCREENS), 'utf8'));
    const known = new Set(rulesOf(ofScreens).map(asText));
    for (const rule of rulesOf(root)) if (known.has(asText(rule))) rule.remove();
  },
});
withoutRepeatedStyles.postcss = true;

// oxlint-disable-next-line import/no-default-export -- the shape of a plugin
export default withoutRepeatedStyles;
