import { expect, type Page } from '@playwright/test';

/** Chooses a language and waits for its page, because the URL changes before the page does. */
export async function chooseLanguage(page: Page, language: 'vi' | 'en'): Promise<void> {
  const selector = page.getByRole('banner').locator('[data-language-selector]');
  const choice = selector.locator(`[data-value="${language}"]`);
  await selector.locator('summary').click();
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'true');
}
