import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Words of English interfaces that are no Vietnamese words when written without diacritics. */
const ENGLISH =
  'add all and arrow block button change choose clear click close collapse column copy create crop date delete ' +
  'draggable drag drawer dropdown edit expand file filter focus fullscreen hide insert item link list month move next notifications ' +
  'open option page paragraph previous remove responsive result row search select show sort sortable the time toast ' +
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

/**
 * What a screen reader says in English on a Vietnamese screen of the admin: names, tips and hints of controls, and the
 * texts for screen readers alone. Content in the text editor and in previews is not looked at.
 */
export const englishNames = (page: Page): Promise<string[]> =>
  page.evaluate((words) => {
    const english = new RegExp(
      `(?<![\\p{L}-])(?:${words.replaceAll(' ', '|')})s?(?![\\p{L}-])`,
      'iu',
    );
    const found = new Set<string>();
    const judge = (kind: string, text: string | null) => {
      if (text && english.test(text)) found.add(`${kind}: ${text.replace(/\s+/g, ' ').trim()}`);
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const isShown = element.checkVisibility({ visibilityProperty: true });
      if (element.isContentEditable || !isShown) continue;
      for (const name of ['aria-label', 'aria-roledescription', 'placeholder']) {
        judge(name, element.getAttribute(name));
      }
      // The tip of a card or a row repeats its content.
      const { title } = element;
      if (element.matches('button, input, .tooltip') && title !== element.textContent) {
        judge('title', title);
      }
    }
    const spoken =
      '[id^="Dnd"], [id$="-live-region"] + [role="log"], .react-datepicker__navigation';
    for (const element of document.querySelectorAll(spoken)) judge('text', element.textContent);
    return [...found];
  }, ENGLISH);

/** The controls of a screen that have no name, with the rule of axe that they violate. */
export async function namelessControls(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withRules(NAMED)
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
