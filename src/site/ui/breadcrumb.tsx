import { Link } from '@/i18n/localized-link';
import { Icon } from './icon';

type BreadcrumbProps = {
  label: string;
  /** The steps from the home page down to the parent page. A step without a page (`href` null) is plain text. */
  links: readonly { text: string; href: string | null }[];
  /** The title of the current page, which is text and no link. */
  current: string;
};

export function Breadcrumb({ label, links, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-x-1.5 text-small text-(--theme-muted)">
        {links.map((link) => (
          // The breadcrumb is one line: a long title of the current page is truncated, as the heading below repeats it;
          // on a phone steps without a link are hidden.
          <li
            key={link.text}
            className={`shrink-0 items-center gap-x-1.5 ${link.href ? 'flex' : 'hidden tablet:flex'}`}
          >
            {link.href ? (
              <Link
                href={link.href}
                className="touch-target inline-flex items-center hover:text-(--theme-text) hover:underline hover:underline-offset-4"
              >
                {link.text}
              </Link>
            ) : (
              <span className="py-2.5">{link.text}</span>
            )}
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate py-2.5 text-(--theme-text)">
          {current}
        </li>
      </ol>
    </nav>
  );
}
