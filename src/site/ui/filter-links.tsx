import { Link } from '@/i18n/localized-link';

type FilterLinksProps = {
  label: string;
  filters: readonly { text: string; href: string; current: boolean }[];
};

/** The filters of a list as plain links, so that each choice has a URL and needs no script. */
export function FilterLinks({ label, filters }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {filters.map(({ text, href, current }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-(--theme-line-control) px-4 py-2 text-small font-semibold transition-colors duration-150 hover:border-(--theme-text) aria-[current=true]:border-(--theme-text) aria-[current=true]:bg-(--theme-text) aria-[current=true]:text-(--theme-raised)"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
