/** A picture file as a build makes it from an import, or as content describes an uploaded one. */
export type ImageSource = {
  src: string;
  width: number;
  height: number;
  /** A few bytes of the picture, shown blurred until it is there. */
  blurDataURL?: string;
};

/** `optimiser` is /_next/image (spec §7); `direct` leaves a file as it is, such as a drawing. */
const loaders = ['optimiser', 'direct'] as const;
export type LoaderName = (typeof loaders)[number];

/** Content is read at run time, so what its type promises may be absent. */
type Unchecked<T> = { [Key in keyof T]?: T[Key] | null | undefined };

/**
 * An image that has what it needs.
 *
 * @throws Error naming the image when src, width or height is missing (spec §8)
 */
export function checkedSource(image: Unchecked<ImageSource>, alt: string): ImageSource {
  const { src, width, height, blurDataURL } = image;
  const name = src || alt;
  if (!src) throw new Error(`The image "${name}" has no src.`);
  if (!width || !height) {
    const missing = [width ? null : 'width', height ? null : 'height'].filter(Boolean);
    throw new Error(`The image "${name}" has no ${missing.join(' and no ')}.`);
  }
  return blurDataURL ? { src, width, height, blurDataURL } : { src, width, height };
}

/**
 * How the addresses of an image's sizes are made.
 *
 * @throws Error naming the image when the loader is missing or unknown (spec §8)
 */
export function checkedLoader(name: string | null, src: string): LoaderName {
  if (!name) throw new Error(`The image "${src}" has no loader.`);
  const loader = loaders.find((known) => known === name);
  if (!loader) throw new Error(`The image "${src}" has an unknown loader, "${name}".`);
  return loader;
}
