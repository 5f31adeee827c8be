import { Link } from '@/i18n/localized-link';
import { Icon } from './icon';

const underlined =
  'underline decoration-(--theme-accent) decoration-2 underline-offset-[6px] group-hover/link:decoration-[3px] group-active/link:text-(--theme-accent)';

type TextLinkProps = {
  href: string;
  text: string;
  /** Whether an arrow follows the text: for a link at the end of a card or section. */
  arrow?: boolean;
  /** A text for screen readers that the link opens in a new tab, which it does only with this text. */
  newTab?: string;
  className?: string;
};

/** A link with an underline in the accent colour, which gets thicker on hover. */
export function TextLink({ href, text, arrow = false, newTab, className = '' }: TextLinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  const sign = newTab ? 'external' : arrow ? 'arrow-right' : null;
  const start = text.slice(0, text.lastIndexOf(' ') + 1);
  return (
    <Link
      href={href}
      className={`group/link touch-target inline-block py-[calc((44px-1lh)/2)] font-semibold ${className}`}
      {...tab}
    >
      {sign ? (
        <>
          {start ? <span className={underlined}>{start}</span> : null}
          {/* A no-break space joins the icon to the last word, so that the icon never stands on a line of its own. */}
          <span className="whitespace-nowrap">
            <span className={underlined}>{text.slice(start.length)}</span>
            {'\u00A0'}
            <Icon
              name={sign}
              className="inline size-5 align-[-0.25em] text-(--theme-accent) transition-transform duration-150 group-hover/link:translate-x-0.5"
            />
          </span>
        </>
      ) : (
        <span className={underlined}>{text}</span>
      )}
      {newTab ? <span className="sr-only"> ({newTab})</span> : null}
    </Link>
  );
}
