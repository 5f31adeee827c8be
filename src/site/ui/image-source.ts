/** A picture file: imported at build time, or uploaded and described by content. */
export type ImageSource = {
  src: string;
  width: number;
  height: number;
  /** A tiny version of the picture as a data URL, shown blurred while the picture loads. */
  blurDataURL?: string;
};

/**
 * Functions that make the URL of a picture at a width. `optimiser` is /_next/image (spec §7); `direct` serves the file
 * unchanged, such as a drawing.
 */
const loaders = ['optimiser', 'direct'] as const;
export type LoaderName = (typeof loaders)[number];

/** Content is read at run time, so values that the type requires may be missing. */
type Unchecked<T> = { [Key in keyof T]?: T[Key] | null | undefined };

/**
 * Validates an image.
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
 * Makes the URLs of an image's widths.
 *
 * @throws Error naming the image when the loader is missing or unknown (spec §8)
 */
export function checkedLoader(name: string | null, src: string): LoaderName {
  if (!name) throw new Error(`The image "${src}" has no loader.`);
  const loader = loaders.find((known) => known === name);
  if (!loader) throw new Error(`The image "${src}" has an unknown loader, "${name}".`);
  return loader;
}
