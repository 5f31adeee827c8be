import type { CoverImage } from '@/lib/cover-model';
import { Image } from './image';

type LogoProps = { logo: CoverImage; className: string };

/**
 * A logo. An upload has its own shape; of one that lies elsewhere only the address is
 * known, so it gets a room to fit in.
 */
export function Logo({ logo, className }: LogoProps) {
  const { width, height } = logo;
  const look = { alt: logo.alt, sizes: '160px', className };
  return width && height ? (
    <Image {...look} image={{ ...logo, width, height }} />
  ) : (
    <Image {...look} image={{ ...logo, width: 320, height: 80 }} loader="direct" />
  );
}
