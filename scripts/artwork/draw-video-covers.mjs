import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { drum, frame, gold, numbersFrom, shell, son } from './drawing-colours-and-shapes.mjs';

/**
 * `node scripts/artwork/draw-video-covers.mjs` draws the covers of the seeded recordings into content/media, each
 * about the topic of its recording. The lower corners stay empty for the play button and the duration.
 */

const folder = 'content/media';
const shape = { width: 1280, height: 720 };
const quality = 62;

const rows = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws three programmes that failed: three discs, each broken at a different place. */
const failures = () =>
  rows(3, (index) => {
    const centre = { x: 290 + index * 350, y: 300, r: 140 };
    const turn = [20, 150, 265][index];
    const crack = `M0,0 L24,-56 L6,-92 L26,-146 L74,-134 L56,-88 L66,-48 Z`;
    return `${drum(centre)}<path d="${crack}" transform="translate(${centre.x} ${centre.y}) rotate(${turn})" fill="#221d1a"/>`;
  });

/** Draws a bamboo fence in front of a red disc: the limits of what an AI agent may do. */
const fence = () => {
  const bamboo = [gold, '#c4a460', '#ad8f50'];
  const stake = (index) => {
    const x = 70 + index * 88;
    const top = 250 + Math.sin(index * 1.7) * 22;
    const joints = rows(
      4,
      (joint) =>
        `<path d="M${x} ${top + 70 + joint * 110} h34" stroke="#221d1a" stroke-width="5"/>`,
    );
    return `<rect x="${x}" y="${top}" width="34" height="${720 - top}" rx="10" fill="${bamboo[index % 3]}"/>${joints}`;
  };
  const rails = rows(
    2,
    (index) =>
      `<rect x="30" y="${360 + index * 190}" width="1220" height="22" rx="11" fill="#8a6d34" stroke="#221d1a" stroke-width="4"/>`,
  );
  return `${drum({ x: 820, y: 250, r: 190 })}${rails}${rows(13, stake)}`;
};

/** Draws forty comments sorted into eleven topics; the largest is the one to begin with. */
const comments = () => {
  const next = numbersFrom(40);
  const sizes = [9, 6, 5, 4, 4, 3, 3, 2, 2, 1, 1];
  const places = [
    [420, 250],
    [720, 190],
    [930, 330],
    [190, 180],
    [640, 400],
    [1120, 190],
    [210, 400],
    [1110, 470],
    [430, 500],
    [860, 520],
    [960, 120],
  ];
  return places
    .map(([x, y], subject) => {
      const size = sizes[subject];
      const across = Math.ceil(Math.sqrt(size));
      return rows(size, (index) => {
        const left = x + ((index % across) - across / 2) * 58;
        const top = y + (Math.floor(index / across) - across / 2) * 58;
        const colour = subject === 0 ? son : shell[Math.floor(next() * shell.length)];
        return `<rect x="${left}" y="${top}" width="48" height="48" rx="7" fill="${colour}" fill-opacity="${subject === 0 ? 1 : 0.55 + next() * 0.4}" transform="rotate(${(next() - 0.5) * 14} ${left + 24} ${top + 24})"/>`;
      });
    })
    .join('');
};

/** Draws thirty awkward questions, eleven of them answered wrongly. */
const questions = () => {
  const wrong = new Set([2, 5, 7, 11, 12, 16, 18, 21, 22, 25, 28]);
  return rows(30, (index) => {
    const x = 150 + (index % 6) * 168;
    const y = 76 + Math.floor(index / 6) * 104;
    const face = wrong.has(index)
      ? `fill="${son}"`
      : `fill="none" stroke="${gold}" stroke-opacity="0.8" stroke-width="4"`;
    return `<path d="M${x + 18} ${y} h104 a18 18 0 0 1 18 18 v28 a18 18 0 0 1 -18 18 h-66 l-26 22 v-22 h-12 a18 18 0 0 1 -18 -18 v-28 a18 18 0 0 1 18 -18 z" ${face}/>`;
  });
};

/** The segments of a seven-segment digit that are lit, clockwise from the top, the middle one last. */
const strokes = { 1: '0110000', 4: '0110011' };
const strokePlaces = [
  [14, 0, 92, 18],
  [104, 14, 18, 96],
  [104, 126, 18, 96],
  [14, 218, 92, 18],
  [-2, 126, 18, 96],
  [-2, 14, 18, 96],
  [14, 109, 92, 18],
];

/** Draws a waiting-room screen that shows how many people are ahead of you, with the seats below it. */
const screen = () => {
  const figure = (digit, x) =>
    strokePlaces
      .map(([left, top, width, height], index) => {
        const lit = strokes[digit][index] === '1';
        return `<rect x="${x + left}" y="${130 + top}" width="${width}" height="${height}" rx="9" fill="${gold}" fill-opacity="${lit ? 1 : 0.09}"/>`;
      })
      .join('');
  const seats = rows(15, (index) => {
    const x = 388 + index * 34;
    const face = index === 14 ? son : shell[index % shell.length];
    return `<path d="M${x} 590 v-46 a13 13 0 0 1 26 0 v46 z" fill="${face}" fill-opacity="${index === 14 ? 1 : 0.75}"/>`;
  });
  return `<rect x="400" y="76" width="480" height="348" rx="28" fill="#141211" stroke="${gold}" stroke-opacity="0.7" stroke-width="4"/>${figure(1, 470)}${figure(4, 690)}<path d="M640 424 v48 M520 472 h240" stroke="${gold}" stroke-opacity="0.7" stroke-width="6"/>${seats}`;
};

/** Draws a task on a sheet: forty words, three of them crossed out. */
const sheet = () => {
  const next = numbersFrom(47);
  const crossed = new Set([8, 19, 31]);
  const words = [];
  let x = 450;
  let y = 170;
  for (let index = 0; index < 40; index += 1) {
    const width = 34 + Math.floor(next() * 46);
    if (x + width > 850) {
      x = 450;
      y += 52;
    }
    const cross = crossed.has(index)
      ? `<path d="M${x - 8} ${y + 16} L${x + width + 8} ${y - 2}" stroke="${son}" stroke-width="9" stroke-linecap="round"/>`
      : '';
    words.push(
      `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="#3a342f" fill-opacity="0.8"/>${cross}`,
    );
    x += width + 18;
  }
  return `<g transform="rotate(-4 640 360)"><rect x="390" y="60" width="520" height="640" rx="14" fill="#f7f5f1"/><rect x="450" y="108" width="210" height="22" rx="11" fill="${son}"/>${words.join('')}</g>`;
};

const covers = { failures, fence, comments, questions, screen, sheet };

await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(covers)) {
  const file = `${folder}/video-${name}.jpg`;
  const { size } = await sharp(Buffer.from(frame(shape, draw())))
    .jpeg({ quality, mozjpeg: true })
    .toFile(file);
  console.log(`${file} ${Math.round(size / 1024)} kB`);
}
