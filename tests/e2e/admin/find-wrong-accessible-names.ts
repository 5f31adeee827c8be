import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeSource } from '../run-axe';

/** Words of English interfaces that are no Vietnamese words when written without diacritics. */
const ENGLISH =
  'add all and arrow block button change choose clear click close collapse column copy create crop date delete ' +
  'draggable drag drawer dropdown edit expand file filter focus fullscreen hide insert item link list month move next notifications ' +
  'object open option page paragraph previous remove responsive result row search select show sort sortable the time toast ' +
  'toggle upload value view with year';

/** Rules of axe about the names of controls. */
const NAMED = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'frame-title',
  'label',
  'link-name',
  'select-name',
];

const IN_ENGLISH = `(?<![\\p{L}-])(?:${ENGLISH.replaceAll(' ', '|')})s?(?![\\p{L}-])`;
/**
 * A regular expression for names in Vietnamese: a letter that English does not have. The name of the language itself is
 * excepted.
 */
const IN_VIETNAMESE = '(?!Tiếng Việt)(?<!Tiếng )(?<!\\p{L})\\p{L}*[À-ÃÈ-ÊÌÍÒ-ÕÙÚÝĂĐĨŨƠƯẠ-ỹ]';

/**
 * The names, tooltips and hints of controls on a screen that match a pattern, and the texts for screen readers only.
 */
const namesWith = (page: Page, pattern: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const other = new RegExp(wanted, 'iu');
    const found = new Set<string>();
    const judge = (kind: string, text: string | null) => {
      if (text && other.test(text)) found.add(`${kind}: ${text.replace(/\s+/g, ' ').trim()}`);
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const isShown = element.checkVisibility({ visibilityProperty: true });
      if (element.isContentEditable || !isShown) continue;
      // The name of a row's or card's control repeats the title of the row or card, which is content in either
      // language.
      const row = element.closest<HTMLTableRowElement>('tbody tr');
      const card = element.closest('li[data-lead]');
      const links = (row ?? card)?.querySelectorAll('a') ?? [];
      const cells = [...(row?.cells ?? []), ...links].map((cell) => cell.textContent.trim());
      for (const name of ['aria-label', 'aria-roledescription', 'placeholder']) {
        const text = element.getAttribute(name) ?? '';
        judge(
          name,
          cells.filter(Boolean).reduce((left, cell) => left.replaceAll(cell, ''), text),
        );
      }
      // The tooltip of a card or a row repeats its content, which may be in another language.
      const { title } = element;
      if (element.matches('button, input, .tooltip') && title !== element.textContent) {
        judge('title', title);
      }
    }
    const spoken =
      '[id^="Dnd"], [id$="-live-region"] + [role="log"], .react-datepicker__navigation';
    for (const element of document.querySelectorAll(spoken)) judge('text', element.textContent);
    return [...found];
  }, pattern);

/**
 * Texts that a screen reader reads in English on a Vietnamese screen of the admin. Content in the text editor and in
 * previews is excluded.
 */
export const englishNames = (page: Page): Promise<string[]> => namesWith(page, IN_ENGLISH);

/** Texts that a screen reader reads in Vietnamese on an English screen of the admin; content is excluded. */
export const vietnameseNames = (page: Page): Promise<string[]> => namesWith(page, IN_VIETNAMESE);

/** The controls of a screen that have no name, with the rule of axe that they violate. */
export async function namelessControls(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ runOnly: NAMED, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
