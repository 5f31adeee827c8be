import type { CoverImage } from '@/lib/cover-model';
import { Image } from './image';

type LogoProps = {
  logo: CoverImage;
  /** Of the room it stands in, whole. */
  className: string;
};

/**
 * A logo. An upload has its own shape; of one that lies elsewhere only the address is
 * known. Both fit into the room that is given.
 */
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
