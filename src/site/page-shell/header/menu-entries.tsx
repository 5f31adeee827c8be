import type { MenuEntry } from '@/content/header-and-footer-types';
import { Link } from '@/i18n/localized-link';
import { AddressImage } from '../../ui/image-of-unknown-size';
import { Pictogram } from '../../ui/pictogram';

type MenuEntriesProps = {
  title: string;
  entries: MenuEntry[];
  /** The label "coming soon" beside an entry that is not available yet. */
  soon: string;
  /** Whether descriptions are left out. */
  compact?: boolean;
  className?: string;
};

/** A titled group of menu entries; one without a URL is text, not a link (D8). */
export function MenuEntries(props: MenuEntriesProps) {
  const { title, entries, soon, compact = false, className = '' } = props;
  if (entries.length === 0) return null;
  const hasIcons = entries.some(({ icon }) => icon !== null);
  return (
    <div data-column className={className}>
      <p className="px-3 text-tiny font-semibold text-(--theme-muted)">{title}</p>
      <ul className="mt-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} soon={soon} compact={compact} hasIcons={hasIcons} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type EntryProps = { entry: MenuEntry; soon: string; compact: boolean; hasIcons: boolean };

/** The icon of an entry. Where only some entries of a list have one, the others get its space, so that texts align. */
function EntryIcon({ icon }: Pick<MenuEntry, 'icon'>) {
  return (
    <span className="size-5 shrink-0 text-(--theme-muted)">
      {icon?.kind === 'pictogram' ? <Pictogram name={icon.name} /> : null}
      {icon?.kind === 'file' ? (
        <AddressImage src={icon.src} alt="" sizes="20px" ratio="square" />
      ) : null}
    </span>
  );
}

function Entry({ entry, soon, compact, hasIcons }: EntryProps) {
  const mark = entry.comingSoon ? soon : entry.tag;
  const words = (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 text-small font-semibold">
        {entry.title}
        {mark ? (
          <span className="rounded-full bg-turmeric-soft px-2 text-tiny font-semibold text-turmeric">
            {mark}
          </span>
        ) : null}
      </span>
      {entry.description && !compact ? (
        <span className="mt-0.5 block text-tiny text-(--theme-muted)">{entry.description}</span>
      ) : null}
    </span>
  );
  const shape = `flex gap-3 rounded-control px-3 ${compact ? 'py-2.5' : 'py-2'}`;
  const content = (
    <>
      {hasIcons ? <EntryIcon icon={entry.icon} /> : null}
      {words}
    </>
  );
  return entry.href ? (
    <Link href={entry.href} className={`${shape} hover:bg-(--theme-hover)`}>
      {content}
    </Link>
  ) : (
    <span className={`${shape} text-(--theme-muted)`}>{content}</span>
  );
}
