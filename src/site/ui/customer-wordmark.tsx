import { slugOf } from '@/lib/fragment-id-of-text';
import drawnWordmarks from '@/lib/customer-wordmarks.json';
import wordmarks from '@/lib/customer-wordmarks.svg?url';
import { Pictogram } from './pictogram';

/**
 * The height of a drawn wordmark in pixels, and classes for the size of a pictogram and of a name in capitals, which
 * would look larger than other names in the same size.
 */
const sizes = {
  small: { height: 24, symbol: 'size-5', capitals: 'text-tiny' },
  normal: { height: 30, symbol: 'size-6', capitals: 'text-body' },
  large: { height: 40, symbol: 'size-8', capitals: 'text-lead' },
} as const;

/** The height in which `scripts/artwork/draw-customer-wordmarks.mjs` draws. */
const DRAWN_HEIGHT = 32;

type Wordmarks = Readonly<Record<string, { name: string; width: number }>>;

type WordmarkProps = {
  name: string;
  /** The pictogram beside the name; null for the name alone. */
  pictogram: string | null;
  size?: keyof typeof sizes;
  className?: string;
};

/** Text styles of names. Weight, spacing and case vary, so that names side by side look like logos, not like a list. */
const settings = [
  { look: 'font-semibold tracking-tight' },
  { look: 'tracking-wide' },
  { look: 'font-semibold tracking-wide' },
  { look: 'font-semibold uppercase tracking-wide', isCapital: true },
  { look: 'uppercase tracking-wide', isCapital: true },
] as const;

/** The text style of a name, derived from its pictogram, so that a customer has the same one everywhere. */
function settingOf(pictogram: string) {
  const sum = Array.from(pictogram).reduce((total, letter) => total * 2 + letter.charCodeAt(0), 0);
  return settings[sum % settings.length] ?? settings[0];
}

/**
 * A customer's wordmark: drawn letters where there are some for this name and pictogram; else the name beside the
 * pictogram, or the name alone.
 */
export function Wordmark({ name, pictogram, size = 'normal', className = '' }: WordmarkProps) {
  if (!pictogram) {
    return <span className={`font-semibold tracking-tight ${className}`}>{name}</span>;
  }
  const { height, symbol, capitals } = sizes[size];
  const drawn = (drawnWordmarks as Wordmarks)[pictogram];
  // The names are compared without diacritics, because English texts may write them so.
  if (drawn && slugOf(drawn.name) === slugOf(name)) {
    const { width } = drawn;
    return (
      <span className={`inline-flex ${className}`}>
        <svg
          viewBox={`0 0 ${width} ${DRAWN_HEIGHT}`}
          width={Math.round((width * height) / DRAWN_HEIGHT)}
          height={height}
          aria-hidden="true"
          className="shrink-0"
        >
          <use href={`${wordmarks}#${pictogram}`} />
        </svg>
        <span className="sr-only">{name}</span>
      </span>
    );
  }
  const setting = settingOf(pictogram);
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <Pictogram name={pictogram} className={symbol} />
      <span className={'isCapital' in setting ? `${setting.look} ${capitals}` : setting.look}>
        {name}
      </span>
    </span>
  );
}
