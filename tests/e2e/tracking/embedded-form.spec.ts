import type { Page } from '@playwright/test';
import { chooseLanguage } from '../page-shell/choose-language';
import { rowsOf } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';
import { leadsNamed, openedAMinuteAgo } from '../forms/fill-in-demo-form';
import {
  countLooks,
  created,
  embedded,
  heldScript,
  holdConfirmation,
  looks,
  own,
} from './fake-embedded-form';
import { answered, atRest, dialog, expect, FORM_IDS, PORTAL, test } from './consent-bar-fixture';

test.beforeEach(({ context }) => answered(context, { marketing: true }));

/** The button of a form is as wide as the form, without its padding. */
async function expectFullWidth(page: Page): Promise<void> {
  const widths = await embedded(page).evaluate((form) => {
    const { paddingLeft, paddingRight } = getComputedStyle(form);
    const inner = form.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [form.querySelector('[type="submit"]')?.getBoundingClientRect().width, inner];
  });
  expect(Math.abs(widths[0]! - widths[1]!)).toBeLessThan(1);
}

const wordsOf = (page: Page) =>
  embedded(page).evaluate((form) => ({
    name: form.querySelector('label[for="hn"]')?.textContent,
    nameHint: form.querySelector('#hn')?.getAttribute('placeholder'),
    email: form.querySelector('label[for="he"]')?.textContent,
    retail: form.querySelector('option[value="retail"]')?.textContent,
    agree: form.querySelector('[name="agree"]')?.parentElement?.textContent,
    button: form.querySelector<HTMLInputElement>('[type="submit"]')?.value,
  }));

async function expectTranslatedAndRestyled(page: Page): Promise<void> {
  const words = await wordsOf(page);
  expect(words).toMatchObject({ name: 'Họ và tên', nameHint: 'Họ và tên', retail: 'Bán lẻ' });
  expect(words.button).toBe(
    (await own(page).locator('button[type="submit"]').textContent())?.trim(),
  );
  expect(words.agree).toBe(
    (await own(page).locator('label:has([name="agree"])').textContent())?.trim(),
  );
  const look = (node: Element) => {
    const { borderRadius, borderColor, minHeight, fontSize } = getComputedStyle(node);
    return { borderRadius, borderColor, minHeight, fontSize };
  };
  expect(await embedded(page).locator('[name="firstname"]').evaluate(look)).toEqual(
    await own(page).locator('[name="name"]').evaluate(look),
  );
}

async function expectCreatedOnce(page: Page): Promise<void> {
  const seen = (await looks(page)).length;
  await page.clock.runFor(1600);
  expect(await looks(page)).toHaveLength(seen);
  // Leaving a page and returning by client-side navigation renders it again; the input is still in the form.
  await embedded(page).locator('[name="firstname"]').fill('Ngọc');
  await page.getByRole('banner').getByRole('link', { name: 'Bảng giá' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect(embedded(page)).toBeVisible();
  await expect(embedded(page).locator('[name="firstname"]')).toHaveValue('Ngọc');
  expect(await created(page)).toHaveLength(1);
  expect(await looks(page)).toHaveLength(seen);
}

/** Chooses English. The input is still in the form. */
async function expectRelabelled(page: Page): Promise<void> {
  const vietnamese = await wordsOf(page);
  await chooseLanguage(page, 'en');
  await expect(embedded(page)).toBeVisible();
  await expect.poll(async () => (await wordsOf(page)).button).not.toBe(vietnamese.button);
  const english = await wordsOf(page);
  for (const part of ['name', 'nameHint', 'retail', 'agree', 'button'] as const) {
    expect(english[part], part).toBeTruthy();
    expect(english[part], part).not.toBe(vietnamese[part]);
  }
  await expect(embedded(page).locator('[name="firstname"]')).toHaveValue('Ngọc');
  expect(await created(page)).toHaveLength(1);
}

test('the embedded form of the demo request', async ({ page, vendors }) => {
  const provider = await heldScript(page, `${vendors.origin}/forms.js`);
  await page.clock.install();
  await countLooks(page);
  await test.step('§2 the demo request is an embedded form when a provider is configured', async () => {
    await page.goto('/book-demo', { waitUntil: 'domcontentloaded' }); // `load` waits for the script
    await expect(own(page)).toBeVisible(); // the site's own form is visible from the start
    await expect.poll(async () => (await looks(page)).length).toBeGreaterThanOrEqual(2);
    provider.release();
    await expect(embedded(page)).toBeVisible();
    await expect(own(page)).toBeHidden();
  });
  await test.step('names: embedded form variables and window.hbspt.forms.create', async () => {
    const [made] = await created(page);
    expect(made).toMatchObject({ portalId: PORTAL, formId: FORM_IDS.bookDemo });
    await expect(page.locator(made!.target)).toHaveCount(1);
  });
  await test.step("§4 the site looks for the form provider's script every 500 ms", async () => {
    const { at } = (await created(page))[0]!;
    const before = (await looks(page)).filter((look) => look.at <= at);
    expect(before.length).toBeGreaterThanOrEqual(2);
    // Polls are recognised by the interval of their timer, because a busy machine runs timers late.
    expect(new Set(before.map(({ every }) => every))).toEqual(new Set([500]));
  });
  await test.step('§4 the embedded form is translated and restyled when it is ready', () =>
    expectTranslatedAndRestyled(page));
  await test.step('§4 two embedded forms get full-width submit buttons (the demo request)', () =>
    expectFullWidth(page));
  await test.step('§4 the embedded form is created once, and the checking stops', () =>
    expectCreatedOnce(page));
  await test.step('§4 choosing a language re-labels the embedded form', () =>
    expectRelabelled(page));
  await test.step("this site's own form is shown instead of it when consent is withdrawn, with all typed text kept", async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await dialog(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(own(page)).toBeVisible();
    await expect(own(page).locator('[name="name"]')).toHaveValue('Ngọc');
    await expect(embedded(page)).toHaveCount(0);
  });
});

/** Opens the demo page, fills in the embedded form and submits it. @returns the key of this site's own form */
async function sendEmbedded(page: Page, name: string): Promise<string> {
  await openedAMinuteAgo(page);
  await page.goto('/book-demo');
  await expect(embedded(page)).toBeVisible();
  await page.clock.setFixedTime(Date.now());
  const key = await own(page).locator('[name="key"]').inputValue();
  const form = embedded(page);
  await form.locator('[name="firstname"]').fill(name);
  await form.locator('[name="0-1/email"]').fill('embedded@example.com');
  await form.locator('[name="phone"]').fill('0912 345 678');
  await form.locator('[name="website"]').fill('tamvia.vn');
  await form.locator('[name="industry"]').selectOption('retail');
  await form.locator('[name="jobTitle"]').selectOption('manager-leader');
  await form.locator('[name="agree"]').check();
  await form.locator('[type="submit"]').click();
  return key;
}

const toasts = (page: Page) => page.locator('[data-toasts]');

/** The waiting forms that the tab has stored, by the id of the form. */
const waiting = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage).filter(([name]) => name.startsWith('form-waiting:')),
  );

/** Goes to the page of prices by client-side navigation, so that the site's own form is no longer in the document. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Bảng giá' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.locator('#form-book-demo, #form-newsletter')).toHaveCount(0);
}

// A newsletter request is confirmed on a later page by a test of its own.
for (const isLeft of firstOrAll([false, true])) {
  const where = isLeft ? ', also when the provider confirms it on a later page' : '';
  test(`a submission of the embedded form is stored as one lead${where}`, async ({ page }) => {
    const name = isLeft ? 'Embedded Leaver' : 'Embedded Person';
    const confirm = isLeft ? await holdConfirmation(page) : undefined;
    const key = await sendEmbedded(page, name);
    if (confirm) {
      await leave(page);
      await confirm();
      await expect(toasts(page)).toContainText('Chúng tôi đã nhận yêu cầu bạn gửi trước đó');
    } else {
      await expect(page).toHaveURL(/\/book-demo\/thank-you$/);
    }
    const leads = await leadsNamed(name);
    expect(leads).toHaveLength(1);
    const sent = { page: '/book-demo', phone_e164: '+84912345678', locale: 'vi', suspicion: null };
    expect(leads[0]).toMatchObject({ key, ...sent });
    expect(await waiting(page)).toEqual([]);
  });
}

test('a form that is refused after its page was left is posted once, and the visitor is led back to it', async ({
  page,
}) => {
  const name = 'Embedded Half Leaver';
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/forms/book-demo')) posts += 1;
  });
  const confirm = await holdConfirmation(page);
  await page.goto('/book-demo');
  await expect(embedded(page)).toBeVisible();
  await embedded(page).locator('[name="firstname"]').fill(name);
  await embedded(page).locator('[type="submit"]').click();
  await leave(page);
  await confirm();
  await expect(toasts(page)).toContainText('Yêu cầu bạn gửi trước đó chưa được tiếp nhận');
  expect(await waiting(page)).toEqual([
    ['form-waiting:form-book-demo', expect.stringContaining(name)],
  ]);
  // The next pages do not post it again.
  await page.getByRole('contentinfo').locator('a[href="/customers"]').click();
  await expect(page).toHaveURL(/\/customers$/);
  const link = toasts(page).getByRole('link', { name: 'Xem lại biểu mẫu' });
  await expect(link).toHaveAttribute('href', '/book-demo#form-book-demo');
  await atRest(page);
  expect(posts).toBe(1);
  await link.click();
  await expect(own(page).locator('[name="name"]')).toHaveValue(name);
  await expect(own(page).locator('[data-error-for="email"]')).toBeVisible();
  await expect(toasts(page).getByRole('link')).toHaveCount(0);
  expect(await waiting(page)).toEqual([]);
});

test('a newsletter request on the list of events is stored and not held, also after its page was left', async ({
  page,
}) => {
  const email = 'embedded-letter@example.com';
  const confirm = await holdConfirmation(page);
  await openedAMinuteAgo(page);
  await page.goto('/events?utm_source=embedded-letter');
  const letter = page.locator('form#form-newsletter');
  await letter.scrollIntoViewIfNeeded();
  await expect(embedded(page)).toBeVisible();
  await test.step('names: embedded form variables and window.hbspt.forms.create', async () => {
    const made = await created(page);
    expect(made).toMatchObject([{ portalId: PORTAL, formId: FORM_IDS.eventListing }]);
  });
  await test.step('§4 two embedded forms get full-width submit buttons (the newsletter)', () =>
    expectFullWidth(page));
  const key = await letter.locator('[name="key"]').inputValue();
  await page.clock.setFixedTime(Date.now());
  await embedded(page).locator('[name="0-1/email"]').fill(email);
  await embedded(page).locator('[name="consentMarketing"]').check();
  await embedded(page).locator('[type="submit"]').click();
  await leave(page);
  await confirm();
  await expect(toasts(page)).toContainText('Chúng tôi đã nhận yêu cầu bạn gửi trước đó');
  const leads = await rowsOf(
    'SELECT key, page, suspicion, attribution FROM leads WHERE email = $1',
    [email],
  );
  expect(leads).toMatchObject([
    { key, page: '/events', suspicion: null, attribution: { utm_source: 'embedded-letter' } },
  ]);
  expect(await waiting(page)).toEqual([]);
});

test("this site's own form asks for what the embedded form did not, without asking anything twice", async ({
  page,
}) => {
  await page.goto('/book-demo');
  await expect(embedded(page)).toBeVisible();
  await embedded(page).locator('[name="firstname"]').fill('Half Done');
  await embedded(page).locator('[type="submit"]').click();
  await expect(own(page)).toBeVisible();
  await expect(own(page).locator('[name="name"]')).toHaveValue('Half Done');
  await expect(own(page).locator('[data-error-for="email"]')).toBeVisible();
  await expect(embedded(page)).toBeHidden();
});
