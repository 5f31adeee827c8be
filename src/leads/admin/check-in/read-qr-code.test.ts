import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toBuffer } from 'qrcode';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { readPicture } from './read-qr-code.client';

const ADDRESS = 'https://tamvia.vn/admin/collections/tickets?search=K7Q-M2X-9RD';

/** A test picture as the pixels that a canvas would have. */
async function seen(picture: Sharp): Promise<ImageData> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  };
}

describe('reading the code of a ticket', () => {
  beforeAll(async () => {
    const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
    await prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer },
      fireImmediately: true,
    });
  });

  it('reads a code that is small, rotated, blurred or badly lit', async () => {
    const code = await toBuffer(ADDRESS, { width: 240, errorCorrectionLevel: 'M' });
    const turned = await sharp(code).rotate(17, { background: '#777' }).toBuffer();
    const hall = sharp({
      create: { width: 720, height: 540, channels: 3, background: '#777' },
    }).composite([{ input: turned, left: 250, top: 120 }]);
    const dim = sharp(await hall.png().toBuffer())
      .blur(1.2)
      .linear(0.45, 20);
    expect(await readPicture(await seen(dim))).toBe(ADDRESS);
  });

  it('finds no code in a picture without one', async () => {
    const wall = sharp({
      create: { width: 720, height: 540, channels: 3, background: '#777' },
    });
    expect(await readPicture(await seen(wall))).toBeNull();
  });
});
