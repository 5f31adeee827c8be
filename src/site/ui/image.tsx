import { aspectRatio } from '@/lib/aspect-ratio';
import { cssNumber } from '@/lib/css-number-attribute';
import { type Focus, focusAttributes } from '@/lib/focal-point';
import { blurred, imageAddresses } from './resized-image-urls';
import { checkedLoader, checkedSource, type ImageSource, type LoaderName } from './image-source';

type ImageProps = {
  image: ImageSource;
  /** Alternative text; empty for a decorative image. */
  alt: string;
  /** The `sizes` attribute, such as `(min-width: 1280px) 50vw, 100vw`. */
  sizes: string;
  /** Whether the image is on the first screen, and so loaded at once with high priority. */
  priority?: boolean;
  loader?: LoaderName;
  /** The point that stays visible when the picture is cropped. */
  focus?: Focus | undefined;
  className?: string;
};

/** A transparent GIF that needs no request, because an `img` must have a `src`. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A picture file in the widths and quality of spec §9. Its space is reserved (no layout shift), with a blurred or plain
 * placeholder until it has loaded. Unless it has `priority`, a script loads it 200 px before it comes into view,
 * because that distance can not be set for native lazy loading; without scripts a plain image replaces it.
 * @throws Error naming the image when it lacks src, width, height or a known loader (spec §8)
 */
export function Image(props: ImageProps) {
  const { alt, sizes, priority = false, loader = 'optimiser', className = '' } = props;
  const { src, width, height, blurDataURL } = checkedSource(props.image, alt);
  const file = { sizes, ...imageAddresses(src, sizes, checkedLoader(loader, src)) };
  const shared = {
    width,
    height,
    decoding: 'async' as const,
    'data-ratio': cssNumber(aspectRatio(width, height)),
    ...focusAttributes(props.focus),
  };
  const look = `block h-auto w-full object-cover ${className}`;
  return (
    <>
      {/* oxlint-disable-next-line nextjs/no-img-element -- its URLs are made here */}
      <img
        key={src} // a new element per image: a reused one would keep attributes that its behaviour has set
        {...shared}
        alt={alt}
        {...(priority
          ? { ...file, fetchPriority: 'high' as const }
          : {
              src: EMPTY,
              'data-sizes': file.sizes,
              'data-srcset': file.srcSet,
              'data-src': file.src,
            })}
        data-behaviour="lazy-image"
        data-blur={blurDataURL && blurred(blurDataURL, width, height)}
        data-loaded="false"
        className={`${look} ${priority ? '' : 'noscript:hidden'} bg-cover data-[loaded=false]:bg-(--theme-line) data-[loaded=false]:text-transparent`}
      />
      {priority ? null : (
        <noscript>
          {/* oxlint-disable-next-line nextjs/no-img-element -- its URLs are made here */}
          <img {...shared} {...file} alt={alt} loading="lazy" className={look} />
        </noscript>
      )}
    </>
  );
}
