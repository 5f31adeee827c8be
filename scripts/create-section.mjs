import { parseArgs } from 'node:util';
import { fail, PlainError, step } from './lib/print-command-progress.mjs';
import { root } from './lib/project-paths.mjs';
import { childEnv, interrupt, runLogged, tool } from './lib/run-command.mjs';
import { ensureRuntime, installDependencies } from './lib/install-node-and-packages.mjs';

const TYPES = 'src/payload-types.ts';

const help = (
  groups,
) => `npm run new -- section <name> [--vi <label>] [--en <label>] [--group <heading>]

Makes src/site/sections/<name> with block.ts, model.ts, view.tsx and a test, registers it in
blocks.ts, models.ts and views.ts beside it, and generates the types of the CMS. It works as it
stands: a claim, a text and a list of points, to be changed into what you want. When anything
fails, nothing is left of it.

  <name>           lower-case words joined by hyphens, at most 20 characters: customer-map
  --vi, --en       its name in the section chooser, "Bản đồ khách hàng" and "Customer map";
                   without them, the words of <name>
  --group          its heading in the chooser, text when not told:
                   ${groups.join(', ')}

Example: npm run new -- section customer-map --vi "Bản đồ khách hàng" --en "Customer map" --group proof`;

const nextSteps = ({ folder, name, labels }) => `
Editors find it as "${labels.vi}" and "${labels.en}".${
  labels.vi !== labels.en
    ? ''
    : `
! The Vietnamese name is still English. A test fails until block.ts has one (or begin with --vi "…").`
}

Next:
  1. Change the fields in block.ts, then model.ts, view.tsx and ${folder}.test.tsx with them;
     after each change of fields: npx payload generate:types. There is nothing to migrate:
     the sections of a page are one column.
     Words that editors do not write: messages/vi/sections.json and messages/en/sections.json
  2. npm run check && npm test -- unit
  3. npm run dev, and add it to a page in the admin, in both languages; look at it on a phone and
     on a desktop. For an empty database too: that page's files in content/vi/pages and
     content/en/pages
  4. Its picture in the chooser: npm run pictures -- sections ${name} (scripts/take-screenshots.mjs says how)`;

function readArguments(groups) {
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {
        vi: { type: 'string' },
        en: { type: 'string' },
        group: { type: 'string', default: 'text' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new PlainError(
      `${error.message.split('. ')[0]}; npm run new -- --help says what there is.`,
    );
  }
  const { values, positionals } = parsed;
  const [kind, folder, ...rest] = positionals;
  if (values.help) return undefined;
  if (kind !== 'section' || !folder || rest.length > 0) {
    throw new PlainError('Say what is to be made and its name; npm run new -- --help says how.');
  }
  if (!groups.includes(values.group)) {
    throw new PlainError(`"${values.group}" is no heading; there are ${groups.join(', ')}.`);
  }
  for (const language of ['vi', 'en']) {
    if (values[language]?.trim() === '') throw new PlainError(`--${language} says no name.`);
  }
  return { folder, vi: values.vi?.trim(), en: values.en?.trim(), group: values.group };
}

/** `npm run new -- section <name>`: a new section of pages, working and registered. */
async function main() {
  await ensureRuntime();
  const { groups } = await import('../src/cms/fields/section-fields.ts');
  const wanted = readArguments(Object.keys(groups));
  if (!wanted) {
    console.log(help(Object.keys(groups)));
    return;
  }
  await installDependencies();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupt);
  const { planSection, writeAll } = await import('./create-section/plan-new-section.mjs');
  const { texts, name, labels } = await planSection(root, wanted);
  await step('Section', async () => {
    const generate = [process.execPath, tool('payload'), 'generate:types'];
    const env = childEnv({ PAYLOAD_CONFIG_PATH: 'src/payload.config.ts' });
    await writeAll(root, texts, {
      run: () => runLogged('Generating types', generate, { env }),
      writes: [TYPES],
    });
  });
  for (const file of [...Object.keys(texts), TYPES]) console.log(`  ${file}`);
  console.log(nextSteps({ folder: wanted.folder, name, labels }));
}

await main().catch(fail);
process.exit();
