import { create, toBuffer } from 'qrcode';
import { env } from '@/lib/env';

/**
 * The content of a ticket's QR code: the URL of the admin's list of tickets, searched for this ticket. A signed-in
 * colleague can scan it with any camera app; the check-in screen reads the ticket code from the URL.
 */
const checkInAddress = (code: string) =>
  `${env().SITE_URL}/admin/collections/tickets?search=${code}`;

const LEVEL = { errorCorrectionLevel: 'M' } as const;

/** The QR code of a ticket as a PNG for mails; `width` in pixels. */
export const qrPicture = (code: string, width: number): Promise<Buffer> =>
  toBuffer(checkInAddress(code), { ...LEVEL, width });

/** A QR code as an SVG path on a square of `size` by `size` modules, each one unit wide. */
export type QrDrawing = { path: string; size: number };

/** The QR code of a ticket for its page, as a drawing that is sharp at any size, on paper too. */
export function qrDrawing(code: string): QrDrawing {
  const { size, data } = create(checkInAddress(code), LEVEL).modules;
  const path = Array.from(data, (isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  ).join('');
  return { path, size };
}
