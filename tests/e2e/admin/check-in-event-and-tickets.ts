import type { APIRequestContext, Page } from '@playwright/test';
import { create } from 'qrcode';
import { rowsOf } from '../accounts-and-settings';

/** The ids of an event for the check-in, of one of its ticket types, and of the lead to which its tickets belong. */
export type TestCheckInEvent = { event: number; type: number; lead: number };

type Guest = { code: string; name: string; quantity?: number; status?: string };

/** Creates an event that began `hoursAgo` hours ago, for one test only. Lists of events begin with the earliest. */
export async function makeCheckInEvent(
  admin: APIRequestContext,
  title: string,
  hoursAgo = 1,
): Promise<TestCheckInEvent> {
  const post = async (address: string, data: object) => {
    const made = await admin.post(address, { data });
    if (!made.ok()) throw new Error(`${address}: ${await made.text()}`);
    return ((await made.json()) as { doc: { id: number } }).doc.id;
  };
  const event = await post('/api/event-pages?locale=vi&draft=true', {
    slug: `door-${Date.now()}-${Math.round(Math.random() * 1e6)}`,
    banner: { title },
    leadMagnetDateTime: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    endsAt: new Date(Date.now() + 3 * 3_600_000).toISOString(),
    place: 'Trung tâm Sen Vàng',
  });
  const type = await post('/api/ticket-types?locale=vi', {
    event,
    name: 'Vé thường',
    price: 0,
    capacity: 1000,
  });
  const [lead] = await rowsOf<{ id: number }>(
    `INSERT INTO leads (kind, email, content_hash, phone_e164)
     VALUES ('get-ticket', 'khach@example.com', gen_random_uuid()::text, '+84912345678') RETURNING id`,
  );
  if (!lead) throw new Error('No lead');
  return { event, type, lead: lead.id };
}

export async function giveTickets(
  { event, type, lead }: TestCheckInEvent,
  guests: readonly Guest[],
): Promise<void> {
  for (const { code, name, quantity = 1, status = 'confirmed' } of guests) {
    await rowsOf(
      `INSERT INTO tickets (lead_id, event_id, ticket_type_id, name, company, quantity, code, status, unit_price,
         total, created_at, updated_at) VALUES ($1, $2, $3, $4, 'Hạt Gạo', $5, $6, $7, 0, 0, now(), now())`,
      [lead, event, type, name, quantity, code, status],
    );
  }
}

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random ticket code that no other test uses. */
export function randomCode(): string {
  const letters = Array.from({ length: 9 }, () => LETTERS[Math.floor(Math.random() * 30)]).join('');
  return letters.replaceAll(/.{3}(?=.)/g, '$&-');
}

/** A QR code for the fake camera: its size in modules, and which modules are dark. */
type Picture = { size: number; dark: boolean[] };

/**
 * Replaces the phone's camera by a canvas with a QR code, because the headless browser has no fake camera. Everything
 * behind the camera is real.
 */
export async function showToCamera(page: Page, text: string): Promise<void> {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const picture: Picture = { size: modules.size, dark: [...modules.data].map(Boolean) };
  await page.addInitScript(({ size, dark }: Picture) => {
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
      const context = canvas.getContext('2d');
      const draw = () => {
        if (!context) return;
        context.fillStyle = '#bbb';
        context.fillRect(0, 0, 1280, 720);
        context.fillStyle = '#222';
        const dot = 14;
        for (const [index, isDark] of dark.entries()) {
          if (!isDark) continue;
          context.fillRect(
            340 + (index % size) * dot,
            80 + Math.floor(index / size) * dot,
            dot,
            dot,
          );
        }
      };
      draw();
      setInterval(draw, 100);
      return Promise.resolve(canvas.captureStream(10));
    };
  }, picture);
}
