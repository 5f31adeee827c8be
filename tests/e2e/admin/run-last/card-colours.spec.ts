import { type APIRequestContext, expect } from '@playwright/test';
import { screen } from '../admin-screen-test-helpers';
import { test } from '../admin-test-fixtures';
import { discard } from '../../accounts-and-settings';

type Platform = { id: number; heading: { label: string } };

async function firstPlatform(editor: APIRequestContext, locale: 'vi' | 'en'): Promise<Platform> {
  const response = await editor.get(`/api/platforms?locale=${locale}&sort=id&depth=0&limit=1`);
  const { docs } = (await response.json()) as { docs: Platform[] };
  const [first] = docs;
  if (!first) throw new Error('There are no pillars');
  return first;
}

for (const [lang, path, otherPath] of [
  ['vi', '/', '/en'],
  ['en', '/en', '/'],
] as const) {
  test(`foundation: home is static HTML in both languages, refreshed by tag (${lang})`, async ({
    editor,
    visitor,
  }) => {
    const label = `Pillar renamed in ${lang}`;
    const platform = await firstPlatform(editor, lang);
    const rename = async (heading: Platform['heading']) => {
      const saved = await editor.patch(`/api/platforms/${platform.id}?locale=${lang}`, {
        data: { heading, _status: 'published' },
      });
      expect(saved.ok()).toBe(true);
    };
    const keptAt = async (address: string) =>
      (await visitor.get(address)).headers()['cache-status'];

    await visitor.get(path);
    expect(await keptAt(path)).toBe('pages; hit');
    await rename({ ...platform.heading, label });
    // The document of the home page has not changed: the list that it shows was refreshed.
    expect(await (await visitor.get(path)).text()).toContain(label);
    expect(await keptAt(path)).toBe('pages; hit');
    expect(await (await visitor.get(otherPath)).text()).not.toContain(label);
    await rename(platform.heading);
    const restored = await (await visitor.get(path)).text();
    expect(restored).not.toContain(label);
    expect(restored).toContain(platform.heading.label);
  });
}

test('§4 card colours: four, cycling by id (a pillar beyond the fourth)', async ({
  editor,
  page,
  visitor,
}) => {
  const label = 'Năng lực thứ năm';
  const created = await editor.post('/api/platforms?locale=vi', {
    data: { name: 'Fifth', heading: { label }, _status: 'published' },
  });
  const { doc } = (await created.json()) as { doc: { id: number } };
  expect(doc.id).toBeGreaterThan(4);
  await page.goto('/');
  const card = page.locator('#platform article[data-hue]').filter({ hasText: label });
  const hue = String(((doc.id - 1) % 4) + 1);
  await expect(card).toHaveAttribute('data-hue', hue);
  const grounds = await page
    .locator(`#platform article[data-hue="${hue}"]`)
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(grounds).toHaveLength(2);
  expect(new Set(grounds).size).toBe(1);
  await discard(editor, `/api/platforms/${doc.id}`);
  const cards = (await screen(visitor, '/')).querySelectorAll('#platform article[data-hue]');
  expect(cards).toHaveLength(4);
});
