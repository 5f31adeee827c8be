/**
 * The look of a button. `primary` has the action colour; `quiet` is for light backgrounds, `onDark` and `onSon` for
 * dark and red ones.
 */
export type ButtonVariant = 'primary' | 'quiet' | 'onDark' | 'onSon';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-son text-paper hover:bg-son-deep active:bg-son-deep',
  quiet: 'border border-line-control bg-transparent text-ink hover:border-ink active:bg-current/15',
  onDark: 'border border-muted-dark text-paper hover:border-paper active:bg-current/15',
  onSon: 'bg-paper text-ink outline-paper! hover:bg-warm active:bg-silk',
};

/**
 * The classes of buttons and of links that look like one: at least 48 px high, and not printed. On a phone, and with
 * enlarged text, a long label may wrap to a second line.
 */
export function buttonClass(variant: ButtonVariant, className = ''): string {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-6 py-2.5 text-center font-semibold leading-snug text-balance transition-[background-color,border-color,transform] duration-150 active:translate-y-px max-w-full tablet:shrink-0 print:hidden ${variants[variant]} ${className}`;
}

/** The classes of an icon button, 44 px square. */
export const iconButtonClass =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control transition-colors duration-150 hover:bg-current/10 active:bg-current/15 disabled:cursor-not-allowed disabled:opacity-50';
