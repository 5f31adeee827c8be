import { Mark } from './pictogram';

/** The size of the symbol and of a name in capitals, which look larger than they are. */
const sizes = {
  small: { symbol: 'size-5', capitals: 'text-tiny' },
  normal: { symbol: 'size-6', capitals: 'text-body' },
  large: { symbol: 'size-8', capitals: 'text-lead' },
} as const;

type WordmarkProps = {
  name: string;
  /** The name of the drawn symbol beside the text. */
  mark: string | null;
  size?: keyof typeof sizes;
  className?: string;
};

/** Styles of names: weight, width and case vary, so that they look like logos instead of a list. */
const settings = [
  { look: 'font-semibold tracking-tight' },
  { look: 'tracking-wide' },
  { look: 'font-semibold tracking-wide' },
  { look: 'font-semibold uppercase tracking-wide', isCapital: true },
  { look: 'uppercase tracking-wide', isCapital: true },
] as const;

/** The style of a name. It is derived from the symbol, so that a name has the same style everywhere. */
function settingOf(mark: string) {
  const sum = Array.from(mark).reduce((total, letter) => total * 2 + letter.charCodeAt(0), 0);
  return settings[sum % settings.length] ?? settings[0];
}

/** A word mark: the name of a customer or supporter with its symbol, or the name alone. */
export function Wordmark({ name, mark, size = 'normal', className = '' }: WordmarkProps) {
  if (!mark) return <span className={`font-semibold tracking-tight ${className}`}>{name}</span>;
  const setting = settingOf(mark);
  const { symbol, capitals } = sizes[size];
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <Mark name={mark} className={symbol} />
      <span className={'isCapital' in setting ? `${setting.look} ${capitals}` : setting.look}>
        {name}
      </span>
    </span>
  );
}
