import { mkdirSync } from 'node:fs';
import { inRoot } from '../lib/project-paths.mjs';
import { writeSmall } from './compress-picture.mjs';

const FOLDER = 'docs/pictures';
const MAX_BYTES = 80_000;
const SIZE = { width: 1200, height: 750 };
/** The path of the page of the site that the screenshots of docs/editing.md show. */
const PAGE = '/pricing';
/**
 * A table of redirects with two rows: one that can be imported, and one that is refused because it would hide a
 * published page.
 */
const OLD_ADDRESSES = 'from,to\n/bang-gia-cu,/pricing\n/pricing,/bao-gia\n';
const DRAFT_TITLE = 'Bảng giá 2027';
const A_DAY_MS = 24 * 60 * 60 * 1000;

const checksShown = (page) =>
  page.locator('[data-publish-checks]:not([data-publish-checks="waiting"])').first().waitFor();

async function openForm(page, form) {
  await page.goto(`${form}?locale=vi`, { waitUntil: 'load' });
  await checksShown(page);
}

/** How to open the screen of each screenshot. */
const screens = {
  async form({ page, form }) {
    await openForm(page, form);
  },
  async sections({ page, form }) {
    await openForm(page, form);
    await page.locator('.blocks-field__drawer-toggler').first().click();
    await page.locator('.thumbnail-card img').first().waitFor();
  },
  async preview({ page, form }) {
    await openForm(page, form);
    // Whether the live preview is open, which the CMS remembers for each account.
    const isOpen = (await page.locator('iframe#live-preview-iframe').count()) > 0;
    if (!isOpen) await page.locator('#live-preview-toggler').click();
    await page.frameLocator('iframe#live-preview-iframe').locator('h1').first().waitFor();
    await page.locator('.live-preview-toolbar-controls__breakpoint').click();
    await page.getByRole('button', { name: /Máy tính bảng/ }).click();
  },
  async 'side-by-side'({ page, form }) {
    await page.goto(`${form}/side-by-side`, { waitUntil: 'load' });
    await page.frameLocator('iframe').last().locator('h1').first().waitFor();
  },
  async 'publish-checks'({ page, form }) {
    await openForm(page, form);
    await page.locator('#field-seo__title').fill('Bảng giá '.repeat(9));
    await page.locator('[data-publish-checks="1"]').scrollIntoViewIfNeeded();
  },
  async search({ page, form }) {
    await openForm(page, form);
    const picture = page.locator('.admin-seo img');
    await picture.waitFor();
    await picture.evaluate((image) => image.decode());
    await picture.scrollIntoViewIfNeeded();
  },
  async schedule({ page, form }) {
    await openForm(page, form);
    await page.getByRole('button', { name: 'Hẹn giờ' }).click();
    await page.getByLabel('Vào lúc').fill('2030-02-01T08:00');
  },
  async calendar({ page, at }) {
    await page.goto(`/admin/publishing-calendar?month=${at.slice(0, 7)}`, { waitUntil: 'load' });
  },
  async move({ page, form }) {
    await openForm(page, form);
    await page.getByRole('button', { name: 'Đổi địa chỉ' }).click();
    await page.getByLabel('Địa chỉ mới').fill('/bang-gia');
    await page.getByRole('button', { name: 'Xem điều gì sẽ đổi' }).click();
    await page.locator('[data-move-plan]').waitFor();
  },
  async redirects({ page }) {
    await page.goto('/admin/collections/redirects', { waitUntil: 'networkidle' });
    await page.locator('#redirects-csv').setInputFiles({
      name: 'dia-chi-cu.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(OLD_ADDRESSES),
    });
    await page.locator('[data-import-report]').waitFor();
  },
  async 'translation-differences'({ page }) {
    await page.goto('/admin/parity', { waitUntil: 'load' });
  },
  async versions({ page, request, id, form }) {
    const version = await draftOf(request, id);
    await page.goto(`${form}/versions/${version}?locale=vi`, { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Khôi phục về phiên bản này' }).waitFor();
  },
};

const newestVersions = (id) =>
  `/api/pages/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`;

async function firstOf(request, address) {
  const { docs } = await (await request.get(address)).json();
  return docs[0];
}

/** Saves a draft of the page with another title, for the comparison of versions; returns its version. */
async function draftOf(request, id) {
  await request.patch(`/api/pages/${id}?locale=vi&draft=true`, { data: { title: DRAFT_TITLE } });
  return (await firstOf(request, newestVersions(id))).id;
}

/** Creates a schedule for the screens that show one. `restore` deletes it and undoes what the screens have changed. */
async function prepare(request, id) {
  const { id: live } = await firstOf(request, newestVersions(id));
  const at = new Date(Date.now() + A_DAY_MS).toISOString();
  const schedule = await request.post('/api/schedules', {
    data: {
      document: { relationTo: 'pages', value: id },
      action: 'publish',
      language: 'vi',
      at,
      at_tz: 'Asia/Ho_Chi_Minh',
    },
  });
  const { doc } = await schedule.json();
  const restore = async () => {
    await request.delete(`/api/schedules/${doc.id}`);
    await request.delete('/api/redirects?where[from][equals]=/bang-gia-cu');
    await request.post(`/api/pages/versions/${live}?locale=vi`);
  };
  return { at, restore };
}

/** Takes the screenshots of docs/editing.md from a running site, and restores its content afterwards. */
export async function takeGuide(context, only) {
  mkdirSync(inRoot(FOLDER), { recursive: true });
  const { request } = context;
  const { id } = await firstOf(request, `/api/pages?where[path][equals]=${PAGE}&depth=0`);
  const { at, restore } = await prepare(request, id);
  try {
    for (const [name, show] of Object.entries(screens)) {
      if (only && !only.includes(name)) continue;
      const page = await context.newPage();
      await show({ page, request, id, form: `/admin/collections/pages/${id}`, at });
      await page.waitForTimeout(1500);
      const bytes = await page.screenshot({ style: 'nextjs-portal { display: none }' });
      await writeSmall(bytes, { ...SIZE, mostBytes: MAX_BYTES, file: `${FOLDER}/${name}.webp` });
      await page.close();
      console.log(name);
    }
  } finally {
    await restore();
  }
}
