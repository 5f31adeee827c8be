import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../lib/project-paths.mjs';
import { letter } from './letters-as-svg-paths.mjs';

/**
 * `node scripts/artwork/draw-customer-wordmarks.mjs` draws the wordmarks of the sample customers into
 * src/lib/customer-wordmarks.svg, and their widths into src/lib/customer-wordmarks.json: letters of Be Vietnam Pro as
 * outlines, each name with a form of its own. A wordmark has the id of the company's pictogram.
 */

const HEIGHT = 32;
const round = (value) => Number(value.toFixed(2));
const fill = (d, more = '') => `<path d="${d}"${more}/>`;
const line = (d, width, more = '') =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`;

const pictograms = readFileSync(inRoot('src/lib/pictograms.svg'), 'utf8');

/** The paths of a pictogram, at a place and of a size. */
function pictogram(name, x, y, size) {
  const [, look, paths] = new RegExp(
    `<symbol id="${name}" viewBox="0 0 24 24"([^>]*)>([^]*?)</symbol>`,
  ).exec(pictograms);
  const scale = round(size / 24);
  return `<g${look} transform="translate(${round(x)} ${round(y)}) scale(${scale})">${paths.replaceAll(/>\s+/g, '>').trim()}</g>`;
}

/** A grain or a leaf: two arcs between two points, `bulge` wide. */
function leaf([fromX, fromY], [toX, toY], bulge) {
  const [middleX, middleY] = [(fromX + toX) / 2, (fromY + toY) / 2];
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [offX, offY] = [((fromY - toY) / length) * bulge, ((toX - fromX) / length) * bulge];
  const side = (sign) => `${round(middleX + sign * offX)} ${round(middleY + sign * offY)}`;
  return `M${round(fromX)} ${round(fromY)}Q${side(1)} ${round(toX)} ${round(toY)}Q${side(-1)} ${round(fromX)} ${round(fromY)}Z`;
}

const middle = ({ x, width }) => x + width / 2;

/** The wordmark of Lúa Mới Mart: heavy letters, whose accents are grains of rice. */
function rice() {
  const heavy = letter('lua mơi', { style: '800-normal', size: 27, y: 26, tracking: -0.035 });
  const light = letter('mart', {
    style: '300-normal',
    size: 27,
    x: heavy.right + 5,
    y: 26,
    tracking: -0.03,
  });
  const grain = (place) => {
    const x = middle(place);
    return leaf([x - 2.6, 9.8], [x + 5.2, 2], 3.4);
  };
  const [, u, , , , o] = heavy.places;
  return { width: light.right, drawn: fill(heavy.d + light.d + grain(u) + grain(o)) };
}

/** The wordmark of Vườn Trà: thin wide capitals around a bud of tea. */
function tea() {
  const how = { style: '400-normal', size: 18.5, y: 26.5, tracking: 0.2 };
  const garden = letter('VƯƠN', how);
  const bud = pictogram('tea', garden.right + 5, 3.5, 25);
  const leaves = letter('TRA', { ...how, x: garden.right + 36 });
  const grave = (place) => {
    const x = middle(place);
    return leaf([x - 5, 3.8], [x + 1.2, 9.6], 2.6);
  };
  const accents = grave(garden.places[2]) + grave(leaves.places[2]);
  return { width: leaves.right, drawn: fill(garden.d + leaves.d + accents) + bud };
}

/** The wordmark of An Tâm Clinic: the name above the kind of company, beside a heart in a circle. */
function care() {
  const name = letter('An Tâm', {
    style: '700-normal',
    size: 19.5,
    x: 37,
    y: 18.5,
    tracking: -0.01,
  });
  const kind = letter('CLINIC', {
    style: '500-normal',
    size: 8.6,
    x: 37.6,
    y: 29.5,
    tracking: 0.37,
  });
  return {
    width: Math.max(name.right, kind.right),
    drawn: pictogram('care', -2, 0.5, 34) + fill(name.d + kind.d),
  };
}

/**
 * The wordmark of Sao Mai Edu: slanted letters, a star above the i, and the kind of company cut out of a filled
 * rectangle.
 */
function sunrise() {
  const name = letter('Sao Maı', { style: '800-italic', size: 24, y: 26, tracking: -0.02 });
  const x = middle(name.places[6]) + 2.6;
  const star = `M${round(x)} 0.6c.5 3.4 1.8 4.7 5.2 5.2-3.4.5-4.7 1.8-5.2 5.2-.5-3.4-1.8-4.7-5.2-5.2 3.4-.5 4.7-1.8 5.2-5.2Z`;
  const left = name.right + 9;
  const kind = letter('edu', {
    style: '700-normal',
    size: 16,
    x: left + 6.5,
    y: 22.2,
    tracking: 0.01,
  });
  const right = kind.right + 6.5;
  const plate = `M${round(left + 5)} 8H${round(right - 5)}a5 5 0 0 1 5 5V23a5 5 0 0 1-5 5H${round(left + 5)}a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5Z`;
  return {
    width: right,
    drawn: fill(name.d + star) + fill(plate + kind.d, ' fill-rule="evenodd"'),
  };
}

/** The wordmark of Bến Xanh: black slanted letters on two waves. */
function sail() {
  const name = letter('bến xanh', {
    style: '900-italic',
    size: 23,
    x: 0.5,
    y: 22,
    tracking: -0.02,
  });
  const waves = (y, from, to) => {
    const count = Math.round((to - from) / 9);
    const step = round((to - from) / count);
    return `M${round(from)} ${y}q${round(step / 2)} -4 ${step} 0${`t${step} 0`.repeat(count - 1)}`;
  };
  return {
    width: name.right + 1,
    drawn: fill(name.d) + line(waves(29, 2, name.right - 2), 2.2),
  };
}

/** The wordmark of Phố Vải: a label of cloth with its seam. */
function weave() {
  const name = letter('PHỐ VẢI', {
    style: '600-normal',
    size: 14.5,
    x: 15,
    y: 22.3,
    tracking: 0.15,
  });
  const right = round(name.right + 15);
  const label = `M5 1H${right - 5}a4 4 0 0 1 4 4V27a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4Z`;
  const seams = [6.5, right - 6.5].map((x) => `M${round(x)} 5.2V27`).join('');
  return {
    width: right,
    drawn: fill(name.d) + line(label, 1.9) + line(seams, 1.6, ' stroke-dasharray="2.6 3.4"'),
  };
}

/** The wordmark of Bếp Cô Sáu: a round heavy name, whose o is a pot with its lid. */
function pot() {
  const thin = letter('bếp', { style: '300-normal', size: 23, y: 26, tracking: -0.01 });
  const name = letter('Co Sáu', {
    style: '900-normal',
    size: 25,
    x: thin.right + 5.5,
    y: 26,
    tracking: -0.02,
  });
  const x = middle(name.places[1]);
  const lid = `M${round(x - 7.6)} 10.6a7.6 5.4 0 0 1 15.2 0Z`;
  const knob = `M${round(x - 1.9)} 3.2a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0Z`;
  return { width: name.right, drawn: fill(thin.d + name.d + lid + knob) };
}

/** The wordmark of Nếp Nhà: the name below the curved roof of a communal house. */
function roofs() {
  const name = letter('nếp nhà', { style: '500-normal', size: 20, x: 5, y: 27.4, tracking: 0.02 });
  const right = round(name.right + 5);
  const ridge = round(right / 2);
  const roof = `M1.2 5.6Q${round(ridge * 0.5)} 9 ${ridge} 1.6Q${round(ridge * 1.5)} 9 ${round(right - 1.2)} 5.6`;
  return { width: right, drawn: fill(name.d) + line(roof, 2.2) };
}

/** The wordmark of Sổ Sáng: letters in two weights above the pages of an open book. */
function ledger() {
  const light = letter('sổ', { style: '400-normal', size: 20.5, x: 1, y: 20.6 });
  const heavy = letter('sáng', { style: '800-normal', size: 20.5, x: light.right + 3, y: 20.6 });
  const right = round(heavy.right + 1);
  const spine = round(light.right + 1.5);
  const pages = `M1.2 29Q${round(spine * 0.55)} 26.6 ${spine} 31Q${round((spine + right) / 2)} 26.6 ${round(right - 1.2)} 29`;
  return { width: right, drawn: fill(light.d + heavy.d) + line(pages, 1.9) };
}

const wordmarks = {
  rice: { name: 'Lúa Mới Mart', draw: rice },
  tea: { name: 'Vườn Trà', draw: tea },
  care: { name: 'An Tâm Clinic', draw: care },
  sunrise: { name: 'Sao Mai Edu', draw: sunrise },
  sail: { name: 'Bến Xanh', draw: sail },
  weave: { name: 'Phố Vải', draw: weave },
  pot: { name: 'Bếp Cô Sáu', draw: pot },
  roofs: { name: 'Nếp Nhà', draw: roofs },
  ledger: { name: 'Sổ Sáng', draw: ledger },
};

const sizes = {};
const symbols = Object.entries(wordmarks).map(([id, { name, draw }]) => {
  const { width, drawn } = draw();
  sizes[id] = { name, width: Math.ceil(width) };
  return `  <symbol id="${id}" viewBox="0 0 ${Math.ceil(width)} ${HEIGHT}" fill="currentColor">${drawn}</symbol>`;
});
writeFileSync(
  inRoot('src/lib/customer-wordmarks.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
writeFileSync(inRoot('src/lib/customer-wordmarks.json'), `${JSON.stringify(sizes, null, 2)}\n`);
