import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { address, languages } from './page-languages';
import { hrefsIn, listAt } from './read-list-from-html';

const slugs = readdirSync('content/vi/blogs').map((name) => name.replace('.json', ''));
const PER_PAGE = 9;

for (const language of languages) {
  test(`§2 /blog (${language})`, async ({ request }) => {
    const at = (path: string) => listAt(request, address(path, language));
    const articles = `a[href^="${address('/blog/', language)}"]`;
    const first = hrefsIn(await at('/blog'), articles);
    expect(first.length).toBeGreaterThan(0);
    expect(new Set(first).size).toBeLessThan(slugs.length);
    const second = hrefsIn(await at('/blog?page=2'), articles);
    expect(new Set([...first, ...second])).toEqual(
      new Set(slugs.map((slug) => address(`/blog/${slug}`, language))),
    );
    expect(slugs.length).toBeGreaterThan(PER_PAGE);

    const [, category = ''] = hrefsIn(await at('/blog'), 'nav:first-of-type a');
    expect(category).toMatch(/[?]category=[a-z-]+#list$/);
    const narrowed = hrefsIn(await listAt(request, category), articles);
    expect(narrowed, 'the category has articles').not.toEqual([]);
    const article = await request.get(narrowed[0]!);
    expect(await article.text()).toMatch(/<main[\s\S]*<time /);

    for (const nonsense of ['page=abc', 'page=9999', 'page=-1']) {
      const answer = await request.get(address(`/blog?${nonsense}`, language));
      expect(answer.status(), nonsense).toBe(200);
    }
    const back = hrefsIn(await at('/blog?category=nothing'), 'a').at(-1) ?? '';
    expect(hrefsIn(await listAt(request, back), articles)).not.toHaveLength(0);
  });
}
