import { Image } from './image';

type AddressImageProps = {
  /** Of a file of this site or of another one. */
  src: string;
  /** On phones, where there is another file for them. */
  srcInMobile?: string | null;
  alt: string;
  sizes: string;
  /** Width to height of the room it fills; the picture is cut to it. */
  ratio?: 'wide' | 'square';
  className?: string;
};

/** Uploads have room for their sizes; what lies elsewhere is shown as it is. */
const loaderOf = (src: string) =>
  src.startsWith('/api/media/file/') ? ('optimiser' as const) : ('direct' as const);

/** A picture of which content gives the address alone: it fills a room of a fixed ratio. */
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
