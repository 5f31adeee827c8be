import { Link } from '@/i18n/localized-link';
import { HighlightedText } from '../../ui/highlighted-search-matches';
import type { Suggestion } from './search-suggestions';

type SearchOptionsProps = {
  id: string;
  label: string;
  hits: readonly Suggestion[];
  /** The index of the chosen suggestion; -1 for none. */
  active: number;
  onPoint: (index: number) => void;
  onFollow: () => void;
};

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The suggestions as links, chosen by the arrow keys in the field or by pointer. */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, label, hits, active, onPoint, onFollow } = props;
  return (
    <div id={id} role="listbox" aria-label={label} hidden={hits.length === 0} className="mt-3">
      {hits.map(({ href, label: kind, title }, index) => (
        <Link
          key={href}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={href}
          onPointerMove={() => onPoint(index)}
          onClick={onFollow}
          className="flex min-h-12 items-baseline justify-between gap-6 rounded-control px-4 py-3 aria-selected:bg-silk max-tablet:flex-col max-tablet:gap-0.5"
        >
          <span className="font-semibold">
            <HighlightedText pieces={title} />
          </span>
          <span className="shrink-0 text-small text-muted">{kind}</span>
        </Link>
      ))}
    </div>
  );
}
