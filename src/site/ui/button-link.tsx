import { Link } from '@/i18n/link.client';

type ButtonLinkProps = {
  href: string;
  text: string;
  /** `primary` is the page's one action colour; `onDark` and `onSon` are for those grounds. */
  variant?: 'primary' | 'quiet' | 'onDark' | 'onSon';
  className?: string;
};

const variants = {
  primary: 'bg-son text-paper hover:bg-son-deep',
  quiet: 'border border-line-control bg-transparent text-ink hover:border-ink',
  onDark: 'border border-muted-dark text-paper hover:border-paper',
  onSon: 'bg-paper text-ink hover:bg-warm',
} as const;

/** A link that looks like a button, 48 px high. */
export function ButtonLink({ href, text, variant = 'primary', className = '' }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className={`inline-flex min-h-12 items-center justify-center rounded-control px-6 py-2.5 text-center font-semibold whitespace-nowrap transition-colors duration-150 ${variants[variant]} ${className}`}
    >
      {text}
    </Link>
  );
}
