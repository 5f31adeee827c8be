import { slugOf } from '@/lib/fragment-id-of-text';
import drawnWordmarks from '@/lib/customer-wordmarks.json';
import wordmarks from '@/lib/customer-wordmarks.svg?url';
import { Pictogram } from './pictogram';

/**
 * Classes for the heights of a drawn wordmark, of a pictogram, and of a name in capitals, which would look larger
 * than the others at the same height.
 */
const sizes = {
  small: { height: 24, symbol: 'size-5', capitals: 'text-tiny' },
  normal: { height: 30, symbol: 'size-6', capitals: 'text-body' },
  large: { height: 40, symbol: 'size-8', capitals: 'text-lead' },
} as const;

/** The height at which wordmarks are drawn by scripts/artwork/draw-customer-wordmarks.mjs. */
const DRAWN_HEIGHT = 32;

type Wordmarks = Readonly<Record<string, { name: string; width: number }>>;

type WordmarkProps = {
  name: string;
  /** The name of the drawn symbol beside the text. */
  pictogram: string | null;
  size?: keyof typeof sizes;
  className?: string;
};

/**
 * Text styles of customers' names. Weight, width and case vary, so that the names look like logos and not like a
 * list.
 */
const settings = [
  { look: 'font-semibold tracking-tight' },
  { look: 'tracking-wide' },
  { look: 'font-semibold tracking-wide' },
  { look: 'font-semibold uppercase tracking-wide', isCapital: true },
  { look: 'uppercase tracking-wide', isCapital: true },
] as const;

/**
 * The text style of a name. It is derived from the pictogram, so that a customer's name has the same style
 * everywhere.
 */
function settingOf(pictogram: string) {
  const sum = Array.from(pictogram).reduce((total, letter) => total * 2 + letter.charCodeAt(0), 0);
  return settings[sum % settings.length] ?? settings[0];
}

/**
 * A customer's wordmark: the drawn one of a company with this name and symbol; else the name with its symbol, or the
 * name alone.
 */
export function Wordmark({ name, pictogram, size = 'normal', className = '' }: WordmarkProps) {
  if (!pictogram) {
    return <span className={`font-semibold tracking-tight ${className}`}>{name}</span>;
  }
  const { height, symbol, capitals } = sizes[size];
  const drawn = (drawnWordmarks as Wordmarks)[pictogram];
  // A name may be written without diacritics; the letters of a company are the same in both languages.
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
