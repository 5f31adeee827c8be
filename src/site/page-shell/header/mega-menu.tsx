import type { MegaMenuItem } from './mega-menu-item-type';
import { MenuTab } from './menu-tab';

type MegaMenuProps = { label: string; items: MegaMenuItem[] };

/** The tabs of the desktop navigation and their full-width menus (spec §2, Header). */
export function MegaMenu({ label, items }: MegaMenuProps) {
  return (
    <nav data-behaviour="hover-menus" aria-label={label} className="hidden h-full wide-bar:block">
      <ul className="flex h-full">
        {items.map((item) => (
          <MenuTab key={item.id} item={item} />
        ))}
      </ul>
    </nav>
  );
}
