import { Link } from '@/i18n/localized-link';
import type { MegaMenuItem } from './mega-menu-item-type';

type MenuTabProps = { item: MegaMenuItem };

const shape =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-small font-semibold whitespace-nowrap hover:bg-(--theme-hover) aria-expanded:bg-(--theme-hover)';

/**
 * A tab of the desktop navigation: a link. A tab with a menu also has a button, which a script puts in place of the
 * link. The menu follows its tab in the document, so that the Tab key moves into the menu and out again.
 */
export function MenuTab({ item: { id, label, href, panel } }: MenuTabProps) {
  return (
    <li data-entry={id} className="flex items-center">
      <Link href={href} data-tab={id} className={shape}>
        {label}
        {panel ? <Chevron /> : null}
      </Link>
      {panel ? (
        <>
          <button
            hidden
            type="button"
            data-opens-menu
            aria-expanded="false"
            aria-controls={`menu-${id}`}
            className={shape}
          >
            {label}
            <Chevron />
          </button>
          <div
            id={`menu-${id}`}
            data-menu={id}
            data-theme="light"
            role="group"
            aria-label={label}
            className="mega-menu"
          >
            {panel}
          </div>
        </>
      ) : null}
    </li>
  );
}

function Chevron() {
  return (
    <svg viewBox="0 0 16 16" className="size-3.5 in-aria-expanded:rotate-180" aria-hidden="true">
      <path d="M3.5 6l4.5 4.5L12.5 6" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
