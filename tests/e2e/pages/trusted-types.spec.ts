import { expect } from '@playwright/test';
import { test } from '../wait-for-page-scripts';

test('Trusted Types block text used as HTML, code or a script address', async ({ page }) => {
  await page.goto('/');
  const tried = await page.evaluate(() => {
    const refused = (attempt: () => unknown): boolean => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError || error instanceof SyntaxError;
      }
    };
    const element = document.createElement('div');
    return {
      html: refused(() => {
        element.innerHTML = '<b>text</b>';
      }),
      inserted: refused(() => document.body.insertAdjacentHTML('beforeend', '<b>text</b>')),
      source: refused(() => {
        document.createElement('script').src = '/elsewhere.js';
      }),
      code: refused(() => {
        document.createElement('script').text = 'window.hasRun = true';
      }),
    };
  });
  expect(tried).toEqual({ html: true, inserted: true, source: true, code: true });
});
