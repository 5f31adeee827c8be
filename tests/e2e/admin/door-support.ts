import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { create } from 'qrcode';
import { rowsOf } from '../support';

/** An event with a door, and one of its ticket types. */
export type DoorEvent = { event: number; type: number; lead: number };

type Guest = { code: string; name: string; quantity?: number; status?: string };

/** An event of its own that has begun an hour ago: other tests leave it alone. */
export async function makeDoor(admin: APIRequestContext, title: string): Promise<DoorEvent> {
  const post = async (address: string, data: object) => {
    const made = await admin.post(address, { data });
    if (!made.ok()) throw new Error(`${address}: ${await made.text()}`);
    return ((await made.json()) as { doc: { id: number } }).doc.id;
  };
  const event = await post('/api/event-pages?locale=vi&draft=true', {
    slug: `door-${Date.now()}-${Math.round(Math.random() * 1e6)}`,
    banner: { title },
    leadMagnetDateTime: new Date(Date.now() - 3_600_000).toISOString(),
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

/** Tickets of these guests. */
export async function giveTickets(
  { event, type, lead }: DoorEvent,
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

/** A code that no other test uses. */
export function randomCode(): string {
  const letters = Array.from({ length: 9 }, () => LETTERS[Math.floor(Math.random() * 30)]).join('');
  return letters.replaceAll(/.{3}(?=.)/g, '$&-');
}

const WIDTH = 640;
const HEIGHT = 480;
const DOT = 10;

/** A film of two still frames that show a QR code, as Chromium's camera for tests plays it. */
export function filmOf(text: string, name: string): string {
  const file = path.resolve('.cache/door', name);
  if (existsSync(file)) return file;
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const light = Buffer.alloc(WIDTH * HEIGHT, 200);
  const left = Math.round((WIDTH - modules.size * DOT) / 2);
  const top = Math.round((HEIGHT - modules.size * DOT) / 2);
  for (let y = 0; y < modules.size * DOT; y += 1) {
    for (let x = 0; x < modules.size * DOT; x += 1) {
      if (modules.get(Math.floor(y / DOT), Math.floor(x / DOT))) {
        light[(top + y) * WIDTH + left + x] = 20;
      }
    }
  }
  const frame = [Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)];
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  mkdirSync(path.dirname(file), { recursive: true });
  // Several workers may make it at once.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.concat([head, ...frame, ...frame]));
  renameSync(own, file);
  return file;
}
