import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { inRoot } from '../lib/project-paths.mjs';

const FOLDER = 'node_modules/@fontsource/be-vietnam-pro/files';
const fonts = new Map();

function fontOf(subset, style) {
  const name = `be-vietnam-pro-${subset}-${style}.woff`;
  if (!fonts.has(name)) fonts.set(name, create(readFileSync(inRoot(`${FOLDER}/${name}`))));
  return fonts.get(name);
}

/**
 * The glyph of a letter, and the factor from its units to the font size. Vietnamese letters are in a separate font
 * file.
 */
function glyphOf(letter, style) {
  const code = letter.codePointAt(0);
  for (const subset of ['latin', 'vietnamese', 'latin-ext']) {
    const font = fontOf(subset, style);
    if (font.hasGlyphForCodePoint(code)) {
      return { glyph: font.glyphForCodePoint(code), scale: 1 / font.unitsPerEm };
    }
  }
  throw new Error(`Be Vietnam Pro has no ${letter}`);
}

const round = (value) => Number(value.toFixed(2));
const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/**
 * Words as one path of outlines.
 *
 * @param {string} text
 * @param {{ style: string; size: number; x?: number; y: number; tracking?: number; stretch?: number }} how the style is
 *   `700-italic`; tracking is in parts of the size, stretch widens the letters
 * @returns the path, its right edge, and the left edge and width of each letter
 */
export function letter(text, { style, size, x = 0, y, tracking = 0, stretch = 1 }) {
  let at = x;
  let d = '';
  const places = [];
  for (const sign of text) {
    const { glyph, scale } = glyphOf(sign, style);
    const [across, up] = [scale * size * stretch, scale * size];
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, index) =>
        round(index % 2 === 0 ? at + value * across : y - value * up),
      );
      d += `${letters[command]}${points.join(' ')}`;
    }
    const width = glyph.advanceWidth * across;
    places.push({ x: at, width });
    at += width + tracking * size;
  }
  return { d, right: at - tracking * size, places };
}
