import { env } from '@/lib/env';
import type { Focus } from '@/lib/focal-point';
import { isShown } from '@/lib/image-host-names';
import type { Media } from '@/payload-types';
import type { EntryImage } from '../entry-view-model-types';

export type ImageSource = { file?: number | null | Media; url?: string | null } | null | undefined;

/** The focal point of a file; undefined for the centre, which is the default of the CMS and of the styles. */
function toFocus({ focalX, focalY }: Media): Focus | undefined {
  const [x, y] = [focalX ?? 50, focalY ?? 50];
  return x === 50 && y === 50 ? undefined : { x, y };
}

/** Converts a picture, an uploaded file or an external URL; null where there is none that may be shown. */
export function toImage(source: ImageSource): EntryImage | null {
  const file = source?.file;
  if (typeof file === 'object' && file?.url) {
    const focus = toFocus(file);
    return {
      src: file.url,
      width: file.width ?? null,
      height: file.height ?? null,
      alt: file.alt,
      ...(focus ? { focus } : {}),
    };
  }
  // An external picture is shown only from configured hosts, because the image optimiser fetches from no others.
  return source?.url && isShown(source.url, env())
    ? { src: source.url, width: null, height: null, alt: '' }
    : null;
}
