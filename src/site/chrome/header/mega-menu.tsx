'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '@/lib/use-hydrated';
import type { MegaMenuItem } from './menu-item';
import { firstLink, otherLink, otherTab } from './menu-keys';
import { MenuTab } from './menu-tab';
import { useOpenMenu } from './hover-menus';

type MegaMenuProps = { label: string; items: MegaMenuItem[] };

/**
 * The tabs of the desktop and their full-width menus, by pointer, touch and keyboard (spec §2, Header).
 * Until a script runs every tab is a link.
 */
export function MegaMenu({ label, items }: MegaMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const enhanced = useHydrated();
  const menu = useOpenMenu();

  const tabOf = (id: string) => nav.current?.querySelector<HTMLElement>(`[data-tab="${id}"]`);

  const { openId, show } = menu;
  useEffect(() => {
    if (openId === null) return undefined;
    const outside = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) show(null);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  });

  const openAndEnter = (id: string) => {
    flushSync(() => show(id));
    firstLink(nav.current?.querySelector(`[data-menu="${id}"]`) ?? null)?.focus();
  };

  const onTabKey = (event: KeyboardEvent, item: MegaMenuItem, tab: HTMLElement) => {
    const steps: Record<string, number | 'first' | 'last'> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: 'first',
      End: 'last',
    };
    const step = steps[event.key];
    if (step !== undefined && nav.current) {
      event.preventDefault();
      const next = otherTab(nav.current, tab, step);
      next?.focus();
      const panelled = items.find(({ id }) => id === next?.dataset.tab)?.panel;
      if (openId !== null) show(panelled ? (next?.dataset.tab ?? null) : null);
    } else if (event.key === 'ArrowDown' && item.panel) {
      event.preventDefault();
      openAndEnter(item.id);
    }
  };

  const onPanelKey = (event: KeyboardEvent, item: MegaMenuItem, panel: HTMLElement) => {
    if (!/^(Arrow|Home$|End$)/.test(event.key)) return;
    event.preventDefault();
    const next = otherLink(panel, event.target as Element, event.key);
    if (next) next.focus();
    else if (event.key === 'ArrowUp') tabOf(item.id)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const entry = target.closest<HTMLElement>('[data-entry]');
    const item = items.find(({ id }) => id === entry?.dataset.entry);
    if (!item) return;
    if (event.key === 'Escape' && openId !== null) {
      show(null);
      tabOf(openId)?.focus();
      return;
    }
    const panel = target.closest<HTMLElement>('[data-menu]');
    if (panel) onPanelKey(event, item, panel);
    else onTabKey(event, item, target);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the tabs and links inside
    <nav ref={nav} aria-label={label} className="hidden h-full desktop:block" onKeyDown={onKeyDown}>
      <ul className="flex h-full">
        {items.map((item) => (
          <MenuTab
            key={item.id}
            item={item}
            enhanced={enhanced}
            open={openId === item.id}
            menu={menu}
          />
        ))}
      </ul>
    </nav>
  );
}
