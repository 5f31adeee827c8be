type Rgb = [number, number, number];

function rgbOf(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  if (!/^[0-9a-f]{6}$/.test(full)) throw new Error(`${hex} is no colour`);
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255) as Rgb;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

export type Values = Record<string, string>;
type Rule = { selectors: string[]; values: Values };

/** The rules of a style sheet that set custom properties, in order; a value is a colour, a name or other CSS. */
export function rulesOf(css: string): Rule[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*--[a-z-]+:[^{}]*)\}/g)].map(
    ([, selectors, body]) => ({
      selectors: selectors!.split(',').map((selector) => selector.trim()),
      values: Object.fromEntries(
        [...body!.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name, given]) => [
          name!,
          /^var\(--color-([a-z-]+)\)$/.exec(given!)?.[1] ?? given!.toLowerCase(),
        ]),
      ),
    }),
  );
}

/**
 * The custom properties of an element that these selectors match: all have the same specificity, so the later rule
 * wins.
 */
export const cascade = (rules: Rule[], ...fitting: string[]): Values =>
  Object.assign(
    {},
    ...rules
      .filter(({ selectors }) => selectors.some((selector) => fitting.includes(selector)))
      .map(({ values }) => values),
  ) as Values;

export const shortened = (values: Values, prefix: string): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );

/** One colour over another; `share` is how much of the upper one is seen, from 0 to 1. */
export function mixed(upper: string, lower: string, share: number): string {
  const [over, under] = [rgbOf(upper), rgbOf(lower)];
  const parts = over.map((part, at) => part * share + under[at]! * (1 - share));
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A background below a translucent overlay such as `rgb(27 27 27 / 0.06)`. */
export function veiled(ground: string, veil: string): string {
  const [r, g, b, share] = [...veil.matchAll(/[\d.]+/g)].map(Number) as [...Rgb, number];
  const mixed = rgbOf(ground).map((part, at) => part * 255 * (1 - share) + [r, g, b][at]! * share);
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
