import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { brand } from '../../brand.config';
import { collectFaults } from './support';

export const languages = ['vi', 'en'] as const;
type Language = (typeof languages)[number];

export const address = (path: string, language: Language) =>
  language === 'vi' ? path : `/en${path === '/' ? '' : path}`;

/** Words that only the other language has. */
const foreign: Record<Language, RegExp> = {
  vi: /\b(the|and|your|with|customers?)\b/i,
  // Not names, which begin with a capital, and not the sign of the currency.
  en: /(?:^|[\s“(])(?!đ(?![a-z]))[a-zà-ỹ]*[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/,
};

/** What is wrong with the text of a page: words of the other language outside of what says so itself. */
async function foreignText(page: Page, language: Language): Promise<string[]> {
  const lines = await page.locator('main').evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const inside = node.parentElement;
      // What another site calls itself stays in its language.
      const apart = '[lang]:not(html), a[target="_blank"], script, style';
      if (!inside?.closest(apart)) texts.push(node.textContent ?? '');
    }
    return texts;
  });
  const found = lines.filter((line) => foreign[language].test(line.replace(brand.legalName, '')));
  // An English term in a Vietnamese sentence is no foreign text; a sentence of English words is.
  return language === 'vi'
    ? found.filter((line) => !/[àáâãèéêìíòóôõùúýăđơư]/i.test(line) && line.split(' ').length > 4)
    : found;
}

/** A page as it should be at the width of a small phone; `axe` can be left out where its like was audited. */
export async function expectGoodPage(
  page: Page,
  path: string,
  language: Language,
  { axe = true } = {},
): Promise<void> {
  const faults = collectFaults(page);
  await page.setViewportSize({ width: 320, height: 720 });
  const response = await page.goto(address(path, language), { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1')).toHaveCount(1);
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  const tooWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await tooWide()).toBe(0);
  if (axe) {
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  expect(await foreignText(page, language)).toEqual([]);
  expect(faults).toEqual([]);
}
