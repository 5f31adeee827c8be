import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { brand } from '../../../brand.config';
import { logoColours, sealSvg, type LogoFile } from './brand-logo-files';

const family = 'Be Vietnam Pro';

/** The fonts of the logo; Vietnamese letters of the name are in a separate font file. */
async function fonts() {
  const folder = path.join(process.cwd(), 'node_modules/@fontsource/be-vietnam-pro/files');
  const files = ['latin', 'vietnamese'].map((subset) =>
    readFile(path.join(folder, `be-vietnam-pro-${subset}-600-normal.woff`)),
  );
  const data = await Promise.all(files);
  return data.map((font) => ({ name: family, data: font, weight: 600 as const }));
}

const sealAddress = (size: number): string =>
  `data:image/svg+xml;base64,${Buffer.from(sealSvg(size)).toString('base64')}`;

/**
 * Draws the logo on a transparent background: the seal alone, or with the name beside it. The width of the name is
 * known only after drawing, so the empty margins are cut afterwards.
 */
async function drawPng({
  name,
  ground,
  width,
  height,
}: LogoFile): Promise<Uint8Array<ArrayBuffer>> {
  const size = name === 'seal' ? height : height * 0.72;
  const drawing = (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        width: '100%',
        height: '100%',
        gap: size * 0.28,
        color: ground === 'dark' ? logoColours.paper : logoColours.ink,
        fontFamily: family,
        fontWeight: 600,
        fontSize: size * 0.72,
        letterSpacing: '-0.025em',
      }}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element -- drawn into a picture, not into a page */}
      <img src={sealAddress(size)} alt="" width={size} height={size} />
      {name === 'seal' ? null : brand.name}
    </div>
  );
  const drawn = new ImageResponse(drawing, { width, height, fonts: await fonts() });
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const filled = sharp(await drawn.arrayBuffer())
    .trim({ background: clear })
    .resize(width, height, { fit: 'contain', background: clear });
  return new Uint8Array(await filled.png().toBuffer());
}

export async function drawLogo(file: LogoFile): Promise<{ body: BodyInit; type: string }> {
  return file.type === 'svg'
    ? { body: sealSvg(file.width), type: 'image/svg+xml' }
    : { body: await drawPng(file), type: 'image/png' };
}
