import { create, toBuffer } from 'qrcode';
import { env } from '@/lib/env';

/**
 * What the QR code of a ticket says: the ticket's address in the admin, which a signed-in colleague opens by scanning it
 * at check-in.
 */
const checkInAddress = (code: string) =>
  `${env().SITE_URL}/admin/collections/tickets?search=${code}`;

const LEVEL = { errorCorrectionLevel: 'M' } as const;

/** The QR code of a ticket as a PNG of a width in pixels, for mails. */
export const qrPicture = (code: string, width: number): Promise<Buffer> =>
  toBuffer(checkInAddress(code), { ...LEVEL, width });

/** A QR code as an SVG path on a square of `size` modules. */
export type QrDrawing = { path: string; size: number };

/** The QR code of a ticket for its page: sharp on paper, and scanned from a screen. */
export function qrDrawing(code: string): QrDrawing {
  const { size, data } = create(checkInAddress(code), LEVEL).modules;
  const path = Array.from(data, (isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  ).join('');
  return { path, size };
}
