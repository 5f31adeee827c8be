import type { CoverImage } from '@/lib/entry-cover-types';
import { Image } from './image';

type LogoProps = {
  logo: CoverImage;
  /** Classes that set the size of the space for the logo. */
  className: string;
};

/** A logo that fits into the given space, whatever its proportions; those of an external picture are not known. */
export function Logo({ logo, className }: LogoProps) {
  const { width, height } = logo;
  const look = {
    alt: logo.alt,
    sizes: '160px',
    className: 'h-full! object-contain! [object-position:inherit]',
  };
  return (
    <span className={`block ${className}`}>
      {width && height ? (
        <Image {...look} image={{ ...logo, width, height }} />
      ) : (
        <Image {...look} image={{ ...logo, width: 320, height: 80 }} loader="direct" />
      )}
    </span>
  );
}
