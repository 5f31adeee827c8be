import { aspectRatio } from '@/lib/aspect-ratio';
import { cssNumber } from '@/lib/css-number';
import { type Focus, focusAttributes } from '@/lib/focal-point';
import { blurred, imageAddresses } from './image-addresses';
import { checkedLoader, checkedSource, type ImageSource, type LoaderName } from './image-source';

type ImageProps = {
  image: ImageSource;
  /** Empty for one that only decorates. */
  alt: string;
  /** How wide it is drawn, as in HTML: `(min-width: 1280px) 50vw, 100vw`. */
  sizes: string;
  /** On the first screen: fetched at once and before others. */
  priority?: boolean;
  loader?: LoaderName;
  /** What stays in view where the room cuts it. */
  focus?: Focus | undefined;
  className?: string;
};

/** Nothing, drawn by the browser itself: an `img` needs an address. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A picture file in the widths and quality of spec §9. Its room is kept from the start;
 * a blur stands there until it has loaded. It is fetched 200 px before it comes into view, which the
 * browser's own lazy loading can not be told; without scripts a plain image takes its place.
 *
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
      {/* oxlint-disable-next-line nextjs/no-img-element -- its addresses are made here */}
      <img
        key={src} // an element that another picture takes over would keep what its behaviour set
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
          {/* oxlint-disable-next-line nextjs/no-img-element -- its addresses are made here */}
          <img {...shared} {...file} alt={alt} loading="lazy" className={look} />
        </noscript>
      )}
    </>
  );
}
