import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { focusAttributes } from '@/lib/focal-point';
import type { Hue } from '../ui/card-colour-by-id';
import { Image } from '../ui/image';
import { imageAddresses } from '../ui/resized-image-urls';
import type { Cover, CoverImage } from '@/lib/entry-cover-types';
import { Picture } from './picture-registry';

type EntryCoverProps = {
  cover: Cover;
  hue: Hue;
  /** The upper and lower text of a cover without a picture; the text grows with the cover. */
  words: ReactNode;
  locale: Locale;
  /** The `sizes` attribute of the cover's picture. */
  sizes: string;
  priority?: boolean;
  /** Whether the picture has an alternative text: on the page of its entry; on a card it is decorative. */
  described?: boolean;
  className?: string;
};

/**
 * The cover of an entry, on cards and on its own page, with a card colour (`hue`) behind it: an image file, a
 * drawing, or text. A drawing is decorative: the text beside it says everything.
 */
export function EntryCover(props: EntryCoverProps) {
  const { cover, hue, words, locale, sizes, priority = false, className = '' } = props;
  const alt = props.described && cover?.kind === 'file' ? cover.image.alt : '';
  return (
    <div
      data-cover=""
      data-hue={hue}
      data-ground="light"
      aria-hidden={cover && !alt ? true : undefined}
      className={`@container relative isolate aspect-16/10 bg-(--hue-soft) text-ink ${cover ? 'overflow-hidden' : 'flex flex-col justify-between gap-6 p-[7%]'} ${className}`}
    >
      {cover?.kind === 'file' ? (
        <CoverFile image={cover.image} alt={alt} sizes={sizes} priority={priority} />
      ) : cover?.kind === 'drawn' ? (
        <CoverDrawing>
          <Picture name={cover.picture} locale={locale} />
        </CoverDrawing>
      ) : (
        words
      )}
    </div>
  );
}

/**
 * A drawing made for a width of some 600 pixels and scaled in steps to the cover's width, so that its columns keep
 * their proportions. A lower drawing is centred, a taller one is cut at the lower edge.
 */
function CoverDrawing({ children }: { children: ReactNode }) {
  return (
    <div inert className="absolute inset-0 grid items-center-safe px-[8%] py-[6%]">
      <div className="min-w-0 [zoom:0.5] @md:[zoom:0.75] @2xl:[zoom:1]">{children}</div>
    </div>
  );
}

type CoverFileProps = { image: CoverImage; alt: string; sizes: string; priority: boolean };

function CoverFile({ image, alt, sizes, priority }: CoverFileProps) {
  const { src, width, height, focus } = image;
  const fill = 'absolute inset-0 size-full object-cover';
  if (width === null || height === null) {
    // The size of an external file is not known, so the frame around the picture sets one.
    return (
      // oxlint-disable-next-line nextjs/no-img-element -- srcset and sizes are made here
      <img
        {...focusAttributes(focus)}
        alt={alt}
        sizes={sizes}
        {...imageAddresses(src, sizes)}
        loading="lazy"
        decoding="async"
        className={fill}
      />
    );
  }
  const source = { src, width, height };
  return (
    <Image
      image={source}
      alt={alt}
      sizes={sizes}
      priority={priority}
      focus={focus}
      className={fill}
    />
  );
}
