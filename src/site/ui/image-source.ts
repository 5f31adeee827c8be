/** A picture file with its size: imported at build time, or uploaded. */
export type ImageSource = {
  src: string;
  width: number;
  height: number;
  /** A tiny version of the picture as a data URL, shown blurred while the picture loads. */
  blurDataURL?: string;
};

/** How a picture is served: resized by `/_next/image` (`optimiser`, spec §7), or unchanged (`direct`). */
const loaders = ['optimiser', 'direct'] as const;
export type LoaderName = (typeof loaders)[number];

/** A value read at run time: fields that its type requires may be missing. */
type Unchecked<T> = { [Key in keyof T]?: T[Key] | null | undefined };

/** Validates an image. @throws Error naming the image when src, width or height is missing (spec §8) */
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

/** Validates the loader of an image. @throws Error naming the image when it is missing or unknown (spec §8) */
export function checkedLoader(name: string | null, src: string): LoaderName {
  if (!name) throw new Error(`The image "${src}" has no loader.`);
  const loader = loaders.find((known) => known === name);
  if (!loader) throw new Error(`The image "${src}" has an unknown loader, "${name}".`);
  return loader;
}
