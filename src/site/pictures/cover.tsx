import { getImageProps } from 'next/image';
import type { Locale } from '@/i18n/locales';
import { objectPosition } from '@/lib/focal-point';
import type { Hue } from '../ui/hue';
import { Image } from '../ui/image';
import type { Cover, CoverImage } from './cover-model';
import { Picture } from './registry';

type EntryCoverProps = {
  cover: Cover;
  hue: Hue;
  /** What a cover made of type says: the group of the entry. */
  word: string | null;
  locale: Locale;
  /** How wide it is drawn, as in HTML. */
  sizes: string;
  priority?: boolean;
  className?: string;
};

/**
 * The face of an entry on cards and at the head of its page: a file, a drawing cut at its edge, or its
 * group in large type, on the colour of the group. It decorates: the words beside it say everything.
 */
export function EntryCover(props: EntryCoverProps) {
  const { cover, hue, word, locale, sizes, priority = false, className = '' } = props;
  return (
    <div
      data-hue={hue}
      data-ground="light"
      aria-hidden="true"
      className={`relative isolate aspect-16/10 overflow-hidden bg-(--hue-soft) text-ink ${className}`}
    >
      {cover?.kind === 'file' ? (
        <CoverFile image={cover.image} sizes={sizes} priority={priority} />
      ) : cover?.kind === 'drawn' ? (
        // Drawn larger than its room and made smaller, so that its columns keep their widths.
        <div inert className="absolute top-[9%] left-[8%] w-[168%] origin-top-left scale-50">
          <Picture name={cover.picture} locale={locale} />
        </div>
      ) : (
        <p className="absolute inset-x-0 bottom-0 p-[7%] text-h2 leading-none font-semibold text-balance text-(--hue)">
          {word}
        </p>
      )}
    </div>
  );
}

type CoverFileProps = { image: CoverImage; sizes: string; priority: boolean };

function CoverFile({ image, sizes, priority }: CoverFileProps) {
  const { src, width, height, focus } = image;
  const fill = 'absolute inset-0 size-full object-cover';
  if (width === null || height === null) {
    // It lies on another server, which did not say its size; the frame around it gives it one.
    const { props } = getImageProps({ src, alt: '', fill: true, sizes, quality: 75 });
    const style = { ...props.style, objectPosition: objectPosition(focus) };
    // oxlint-disable-next-line nextjs/no-img-element -- the addresses are next/image's own
    return <img {...props} alt="" className={fill} style={style} />;
  }
  const source = { src, width, height };
  return (
    <Image image={source} alt="" sizes={sizes} priority={priority} focus={focus} className={fill} />
  );
}
