import jsQR from 'jsqr';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testSecrets } from '../../../tests/support/test-environment';
import { codeInScan } from './check-in-state';
import { qrDrawing } from './ticket-qr-code';

const SCALE = 4;
const MARGIN = 4;

/** The text that a scanner reads in a drawing. */
function readDrawing({ path, size }: { path: string; size: number }): string | undefined {
  const side = (size + 2 * MARGIN) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < SCALE * SCALE; at += 1) {
      const column = (Number(x) + MARGIN) * SCALE + (at % SCALE);
      const row = (Number(y) + MARGIN) * SCALE + Math.floor(at / SCALE);
      pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe('the QR code on the page of a ticket', () => {
  beforeAll(() => {
    const settings = {
      DATABASE_URL: 'postgres://u:p@localhost:5432/site',
      SITE_URL: 'https://tamvia.test',
    };
    for (const [name, value] of Object.entries({ ...testSecrets, ...settings })) {
      vi.stubEnv(name, value);
    }
  });
  afterAll(() => vi.unstubAllEnvs());

  it('names the ticket for whoever scans it at the door', () => {
    const read = readDrawing(qrDrawing('K7Q-M2X-9RD'));
    expect(read).toBe('https://tamvia.test/admin/collections/tickets?search=K7Q-M2X-9RD');
    expect(codeInScan(read ?? '')).toBe('K7Q-M2X-9RD');
  });
});
