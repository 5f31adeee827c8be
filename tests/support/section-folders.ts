import { readFileSync } from 'node:fs';

const ROOT = 'src/site/sections';

const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');

/**
 * The folder of each section below src/site/sections, by the name of its block: the folder says what readers see, the
 * name is stored with the content and stays.
 */
export const sectionFolders: ReadonlyMap<string, string> = new Map(
  [...read('views.ts').matchAll(/ as (\w+) \} from '\.\/([\w-]+)\/view'/g)].map(
    ([, name = '', folder = '']) => [name, folder],
  ),
);

/**
 * The text of a section's view, or of a variant's, given as `family/variant`.
 * @throws Error where the list of views, or the view of the family, does not name it
 */
export function viewSource(name: string): string {
  const [section = '', variant] = name.split('/');
  const folder = sectionFolders.get(section);
  if (folder === undefined) throw new Error(`views.ts has no section ${section}.`);
  const view = read(`${folder}/view.tsx`);
  if (variant === undefined) return view;
  const [, component] = new RegExp(`\\b${variant}: (\\w+)`).exec(view) ?? [];
  const [, inner] = new RegExp(`\\{ ${component} \\} from '\\./([\\w-]+)/view'`).exec(view) ?? [];
  if (inner === undefined) throw new Error(`The view of ${section} has no variant ${variant}.`);
  return read(`${folder}/${inner}/view.tsx`);
}
