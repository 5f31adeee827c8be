import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import {
  at,
  drum,
  frame,
  gold,
  ink,
  numbersFrom,
  shell,
  son,
} from './drawing-colours-and-shapes.mjs';

/**
 * `node scripts/artwork/draw-event-backgrounds.mjs` draws the backgrounds of the seeded event pages into
 * content/media: a bronze drum over terraced fields for summits, inlaid eggshell for workshops, each for a wide and
 * for an upright screen. The left side, on an upright screen the top, has few details, because the page's text lies
 * over it.
 */

const folder = 'content/media';
const shapes = { desktop: { width: 2000, height: 960 }, mobile: { width: 860, height: 1360 } };
const quality = 62;

/** Terraced fields: the steps alternate between two colours, each with a gold edge. */
function terraces({ width, height }, top) {
  const steps = 11;
  return Array.from({ length: steps }, (_, index) => {
    const base = top + ((height - top) * index) / steps;
    const edge = Array.from({ length: 41 }, (__, part) => {
      const x = (width * part) / 40;
      const turn = (x / 620) * 2 * Math.PI * (1 - index * 0.03) + index * 0.55;
      const rise = (x / width) ** 1.5 * (height - top) * 0.55 * (1 - index / steps);
      return `${x.toFixed(1)},${(base - rise + Math.sin(turn) * (15 + index * 1.5)).toFixed(1)}`;
    });
    const ground = index % 2 === 0 ? '#201c1a' : '#261f1b';
    return `<polygon points="${edge.join(' ')} ${width},${height} 0,${height}" fill="${ground}"/><polyline points="${edge.join(' ')}" fill="none" stroke="${gold}" stroke-opacity="${0.72 - index * 0.045}" stroke-width="2"/>`;
  }).join('');
}

/** A bronze drum's disc behind terraced fields that rise to the right. */
function summit(shape) {
  const { width, height } = shape;
  const upright = height > width;
  const centre = upright
    ? { x: width * 0.64, y: height * 0.74, r: 250 }
    : { x: width * 0.78, y: height * 0.46, r: 310 };
  return drum(centre) + terraces(shape, height * (upright ? 0.86 : 0.84));
}

/** Pieces of eggshell inlaid into the lacquer: a round table seen from above, with the seats around it. */
function workshop({ width, height }) {
  const next = numbersFrom(1945);
  const upright = height > width;
  const centre = upright
    ? { x: width * 0.62, y: height * 0.77, r: 300 }
    : { x: width * 0.86, y: height * 0.52, r: 300 };
  const pieces = [];
  const rings = 18;
  for (let ring = 3; ring < rings * 1.42; ring += 1) {
    const count = Math.round(ring * 6.4);
    for (let part = 0; part < count; part += 1) {
      const turn = part / count;
      const place = turn * 8;
      const isSeat = ring > rings * 1.12 && Math.abs(place - Math.round(place)) < 0.17;
      if ((ring > rings && !isSeat) || next() < 0.05) continue;
      const corner = (out, along) =>
        at(
          centre,
          (centre.r * (ring + out + (next() - 0.5) * 0.3)) / rings,
          (part + along + (next() - 0.5) * 0.3) / count,
        );
      const isRing = ring === 10 || ring === 11;
      const colour = isRing ? son : shell[Math.floor(next() * shell.length)];
      const opacity = isRing ? 0.9 + next() * 0.1 : 0.45 + next() * 0.5;
      pieces.push(
        `<polygon points="${corner(0, 0)} ${corner(0, 1)} ${corner(1, 1)} ${corner(1, 0)}" fill="${colour}" fill-opacity="${opacity.toFixed(2)}" stroke="${ink}" stroke-width="3"/>`,
      );
    }
  }
  return pieces.join('');
}

await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries({ summit, workshop })) {
  for (const [device, shape] of Object.entries(shapes)) {
    const file = `${folder}/event-${name}-${device}.jpg`;
    const { size } = await sharp(Buffer.from(frame(shape, draw(shape))))
      .jpeg({ quality, mozjpeg: true })
      .toFile(file);
    console.log(`${file} ${Math.round(size / 1024)} kB`);
  }
}
