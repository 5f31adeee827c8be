/**
 * The files of a new section, ready to be changed: a title, a text and a list of points. plan-new-section.mjs formats
 * them with the formatter.
 * @typedef {{ folder: string, name: string, component: string }} Names as in `customer-map`, `customerMap`,
 * `CustomerMap`
 * @typedef {{ vi: string, en: string }} Labels
 */

/** The plural of an English label; Vietnamese uses the same word. */
const plural = (label) =>
  /[^aeiou]y$/.test(label) ? label.replace(/y$/, 'ies') : label.replace(/s?$/, 's');

/**
 * The source text of the section's `block.ts`.
 * @param {{ names: Names, labels: Labels, group: string }} section
 */
const block = ({ names: { name }, labels: { vi, en }, group }) => `\
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const ${name}Block = sectionBlock({
  slug: '${name}',
  group: '${group}',
  labels: {
    singular: { vi: ${JSON.stringify(vi)}, en: ${JSON.stringify(en)} },
    plural: { vi: ${JSON.stringify(vi)}, en: ${JSON.stringify(plural(en))} },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'points',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 8,
      label: { vi: 'Các ý', en: 'Points' },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Tên', en: 'Name' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Chi tiết', en: 'Detail' } },
      ],
    },
  ],
});
`;

const model = ({ names: { name, component } }) => `\
import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type ${component}Model = {
  titleLines: string[];
  text: string | null;
  points: { title: string; text: string }[];
};

export const to${component}Model = (block: BlockOf<'${name}'>): ${component}Model => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  points: block.points.map(({ title, text }) => ({ title, text })),
});
`;

const view = ({ names: { component } }) => `\
import { SectionHead } from '../../ui/section-header';
import type { ${component}Model } from './model';

type ${component}Props = { model: ${component}Model };

/** Points side by side under the claim, each below a line of its own. */
export function ${component}({ model }: ${component}Props) {
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <ul className="mt-10 grid gap-x-10 gap-y-7 tablet:grid-cols-2 desktop:mt-14">
          {model.points.map((point) => (
            <li key={point.title} className="border-t border-line pt-4">
              <h3 className="type-h3">{point.title}</h3>
              <p className="mt-2 max-w-[40em] text-muted">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
`;

const test = ({ names: { name, component } }) => `\
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { to${component}Model } from './model';
import { ${component} } from './view';

const copy = {
  vi: { claim: 'Hai việc.', text: 'Làm trong ngày.', points: ['Gọi lại', 'Ghi chép'] },
  en: { claim: 'Two tasks.', text: 'Done within the day.', points: ['Call back', 'Take notes'] },
};

test.each(['vi', 'en'] as const)('shows the claim, the text and each point (%s)', (locale) => {
  const { claim, text, points } = copy[locale];
  const model = to${component}Model({
    blockType: '${name}',
    title: claim,
    text,
    points: points.map((title) => ({ title, text: \`\${title}: \${text}\` })),
  });
  const html = renderToStaticMarkup(<${component} model={model} />);
  const shown = html.replaceAll('\\u00a0', ' ').split(/<[^>]+>/).filter(Boolean);
  expect(shown).toEqual([
    claim,
    text,
    ...points.flatMap((title) => [title, \`\${title}: \${text}\`]),
  ]);
});
`;

/**
 * The files of a new section.
 * @returns {Record<string, string>} file name → text
 */
export const sectionTexts = (section) => ({
  'block.ts': block(section),
  'model.ts': model(section),
  'view.tsx': view(section),
  [`${section.names.folder}.test.tsx`]: test(section),
});

/**
 * The lines that register a new section, by the list that each is added to.
 * @param {Names} names
 * @returns {Record<string, string>} list → line
 */
export const registrations = ({ folder, name, component }) => ({
  'blocks.ts': `export { ${name}Block as ${name} } from './${folder}/block';`,
  'models.ts': `export { to${component}Model as ${name} } from './${folder}/model';`,
  'views.ts': `export { ${component} as ${name} } from './${folder}/view';`,
});
