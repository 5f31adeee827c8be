import { AddressImage } from '../../ui/image-of-unknown-size';
import { hueOf } from '../../ui/card-colour-by-id';
import { Wordmark } from '../../ui/customer-wordmark';
import type { QuoteItem } from '@/content/list-item-and-text-types';

type QuoteSlideProps = { quote: QuoteItem; index: number };

/** Initials of a name: "Tôn Nữ Diệu Hiền" becomes "TH", from the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}

/** A slide with one customer quote. Its colour follows from its position in the list. */
export function QuoteSlide({ quote, index }: QuoteSlideProps) {
  const { content, customerName, person, jobTitle, portrait, logo, pictogram, heroShot } = quote;
  const who = [jobTitle, customerName].filter(Boolean).join(', ');
  return (
    <figure
      data-hue={hueOf(index + 1)}
      data-ground="light"
      className={`grid h-full overflow-hidden rounded-card bg-(--hue-soft) text-ink ${heroShot ? 'desktop:grid-cols-[1.4fr_1fr]' : ''}`}
    >
      <div className="flex flex-col p-6 tablet:p-10 desktop:p-14">
        {logo ? (
          <div className="mb-6 w-28">
            <AddressImage src={logo} alt={customerName} sizes="112px" className="object-contain" />
          </div>
        ) : (
          <p className="mb-6 text-lead text-(--hue)">
            <Wordmark name={customerName} pictogram={pictogram} />
          </p>
        )}
        <blockquote className="type-h3 max-w-[38em]">{content}</blockquote>
        <figcaption className="mt-auto flex items-center gap-4 pt-8">
          {portrait ? (
            <div className="size-12 shrink-0 overflow-hidden rounded-full">
              <AddressImage src={portrait} alt="" sizes="48px" ratio="square" />
            </div>
          ) : (
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-full bg-(--hue) text-small font-semibold text-paper"
            >
              {initialsOf(person ?? customerName)}
            </span>
          )}
          <span>
            {person ? <span className="block font-semibold">{person}</span> : null}
            <span className="text-small text-muted">{who}</span>
          </span>
        </figcaption>
      </div>
      {heroShot ? (
        <AddressImage
          src={heroShot}
          srcInMobile={quote.heroShotInMobile}
          alt=""
          sizes="(min-width: 1280px) 480px, 100vw"
          className="h-full max-desktop:row-start-1"
        />
      ) : null}
    </figure>
  );
}
