'use client';

import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';

type LoadedImageProps = Omit<ComponentPropsWithoutRef<'img'>, 'alt'> & {
  alt: string;
  /** A CSS image shown until the file is there. */
  blur: string | undefined;
  /** Fetched at once; otherwise 200 px before it comes into view (spec §9). */
  eager: boolean;
};

const MARGIN = '200px';
/** Nothing, drawn by the browser itself: an `img` needs an address. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The part of an image that watches: for the moment to fetch it, and for the moment it is there. */
export function LoadedImage({ alt, blur, eager, src, srcSet, sizes, ...rest }: LoadedImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [wanted, setWanted] = useState(eager);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    if (wanted) {
      // It may have come before the script did.
      if (image.complete && image.naturalWidth > 1) setLoaded(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setWanted(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(image);
    return () => observer.disconnect();
  }, [wanted]);

  const file = wanted ? { sizes, srcSet, src } : { src: EMPTY };
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- its addresses are made here
    <img
      {...rest}
      {...file}
      alt={alt}
      ref={ref}
      fetchPriority={eager ? 'high' : undefined}
      data-loaded={loaded}
      onLoad={() => {
        if (wanted) setLoaded(true);
      }}
      className={`${rest.className ?? ''} ${eager ? '' : 'noscript:hidden'} ${loaded ? '' : 'bg-(--theme-line)'}`}
      style={
        loaded
          ? undefined
          : { backgroundImage: blur, backgroundSize: 'cover', color: 'transparent' }
      }
    />
  );
}
