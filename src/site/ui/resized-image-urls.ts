import { deviceWidths, imageQuality, smallWidths } from '@/lib/image-sizes';
import type { LoaderName } from './image-source';

type ImageAddresses = { src: string; srcSet?: string };

const allWidths = [...smallWidths, ...deviceWidths];
/** Matches widths in a `sizes` value that are a share of the viewport, such as `50vw`. */
const SHARE_OF_WINDOW = /(?:^|\s)(1?\d?\d)vw/g;

/**
 * The widths to offer for a picture. One that takes half of the viewport, for example, never needs less than half the
 * width of the narrowest device.
 */
function widthsFor(sizes: string): number[] {
  const shares = [...sizes.matchAll(SHARE_OF_WINDOW)].map(([, share]) => Number(share));
  if (shares.length === 0) return allWidths;
  const least = (Math.min(...deviceWidths) * Math.min(...shares)) / 100;
  return allWidths.filter((width) => width >= least);
}

const optimised = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${imageQuality}`;

/**
 * Whether a picture is served unchanged: the optimiser does not resize vector drawings, and a `data:` URL is no file.
 */
const staysAsItIs = (src: string): boolean =>
  /^(?:data|blob):/.test(src) || src.split('?', 1)[0]?.endsWith('.svg') === true;

/**
 * The URLs of a picture in the widths that its `sizes` may need (spec §7); only its own URL where it is not resized.
 */
export function imageAddresses(
  src: string,
  sizes: string,
  loader: LoaderName = 'optimiser',
): ImageAddresses {
  if (loader === 'direct' || staysAsItIs(src)) return { src };
  const widths = widthsFor(sizes);
  return {
    // `srcSet` comes before `src`: otherwise a browser would fetch the file in `src` too.
    srcSet: widths.map((width) => `${optimised(src, width)} ${width}w`).join(', '),
    src: optimised(src, widths.at(-1) ?? 0),
  };
}

/** The blurred placeholder of a picture as a CSS image value. */
export function blurred(bytes: string, width: number, height: number): string {
  // In development the bundler returns the placeholder as the URL of an image; in a build, as a data URL.
  if (bytes.startsWith('/')) return `url("${bytes}")`;
  const filter =
    `<filter id='b' color-interpolation-filters='sRGB'><feGaussianBlur stdDeviation='20'/>` +
    `<feColorMatrix values='1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 100 -1' result='s'/>` +
    `<feFlood x='0' y='0' width='100%' height='100%'/><feComposite operator='out' in='s'/>` +
    `<feComposite in2='SourceGraphic'/><feGaussianBlur stdDeviation='20'/></filter>`;
  const picture = `<image width='100%' height='100%' x='0' y='0' preserveAspectRatio='none' filter='url(#b)' href='${bytes}'/>`;
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${filter}${picture}</svg>`;
  return `url("data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}")`;
}
