import { Image } from './image';

type AddressImageProps = {
  src: string;
  /** The URL of another file for phones, if there is one. */
  srcInMobile?: string | null;
  alt: string;
  sizes: string;
  /** The aspect ratio to which the picture is cropped: 16:9 or 1:1. */
  ratio?: 'wide' | 'square';
  className?: string;
};

/** The loader of a picture: uploads and posters of this site's videos are resized, all other files are not. */
const loaderOf = (src: string) =>
  /^\/(?:api\/media\/file|films)\//.test(src) ? ('optimiser' as const) : ('direct' as const);

/** An image with a known URL but an unknown size, cropped to a fixed aspect ratio. */
export function AddressImage(props: AddressImageProps) {
  const { src, srcInMobile, alt, sizes, ratio = 'wide', className = '' } = props;
  const size = ratio === 'square' ? { width: 640, height: 640 } : { width: 1280, height: 720 };
  const shared = { alt, sizes };
  const other = srcInMobile && srcInMobile !== src ? srcInMobile : null;
  return (
    <>
      <Image
        {...shared}
        image={{ src, ...size }}
        loader={loaderOf(src)}
        className={`${other ? 'max-tablet:hidden' : ''} ${className}`}
      />
      {other ? (
        <Image
          {...shared}
          image={{ src: other, ...size }}
          loader={loaderOf(other)}
          className={`tablet:hidden ${className}`}
        />
      ) : null}
    </>
  );
}
