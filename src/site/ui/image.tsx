import { aspectRatio } from '@/lib/aspect-ratio';
import { cssNumber } from '@/lib/css-number';
import { type Focus, focusAttributes } from '@/lib/focal-point';
import { blurred, imageAddresses } from './image-addresses';
import { checkedLoader, checkedSource, type ImageSource, type LoaderName } from './image-source';
import { LoadedImage } from './loaded-image.client';

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

/**
 * A picture file in the widths and quality of spec §9. Its room is kept from the start;
 * a blur stands there until it has loaded. It is fetched 200 px before it comes into view, which the
 * browser's own lazy loading can not be told; without scripts a plain image takes its place.
 *
 * @throws Error naming the image when it lacks src, width, height or a known loader (spec §8)
 */
export function Image(props: ImageProps) {
  const { alt, sizes, priority = false, loader = 'optimiser', className = '' } = props;
  const image = checkedSource(props.image, alt);
  const { src, srcSet } = imageAddresses(image.src, sizes, checkedLoader(loader, image.src));
  const { width, height, blurDataURL } = image;
  const shared = {
    sizes,
    width,
    height,
    decoding: 'async' as const,
    className: `block h-auto w-full object-cover ${className}`,
    'data-ratio': cssNumber(aspectRatio(width, height)),
    ...focusAttributes(props.focus),
  };
  return (
    <>
      <LoadedImage
        {...shared}
        alt={alt}
        src={src}
        srcSet={srcSet}
        blur={blurDataURL && blurred(blurDataURL, width, height)}
        eager={priority}
      />
      {priority ? null : (
        <noscript>
          {/* oxlint-disable-next-line nextjs/no-img-element -- its addresses are made here */}
          <img {...shared} alt={alt} src={src} srcSet={srcSet} loading="lazy" />
        </noscript>
      )}
    </>
  );
}
