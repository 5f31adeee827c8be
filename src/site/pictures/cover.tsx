import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { focusAttributes } from '@/lib/focal-point';
import type { Hue } from '../ui/hue';
import { Image } from '../ui/image';
import { imageAddresses } from '../ui/image-addresses';
import type { Cover, CoverImage } from '@/lib/cover-model';
import { Picture } from './registry';

type EntryCoverProps = {
  cover: Cover;
  hue: Hue;
  /** What a cover without a picture holds, at its head and at its foot; it grows with them. */
  words: ReactNode;
  locale: Locale;
  /** How wide it is drawn, as in HTML. */
  sizes: string;
  priority?: boolean;
  /** At the head of its page a file says what its alternative text says; on a card it decorates. */
  described?: boolean;
  className?: string;
};

/**
 * The face of an entry on cards and at the head of its page, on the colour of its group: a file, a drawing
 * cut at its edge, or words. A drawing decorates: the words beside it say everything.
 */
export function EntryCover(props: EntryCoverProps) {
  const { cover, hue, words, locale, sizes, priority = false, className = '' } = props;
  const alt = props.described && cover?.kind === 'file' ? cover.image.alt : '';
  return (
    <div
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
 * Drawn for a room of some 600 pixels and scaled to the cover's, so that its columns keep their widths: a
 * lower one stands in the middle, a taller one is cut at the lower edge.
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
    // It lies on another server, which did not say its size; the frame around it gives it one.
    return (
      // oxlint-disable-next-line nextjs/no-img-element -- its addresses are made here
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
