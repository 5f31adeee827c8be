'use client';

import { type MouseEvent, useRef } from 'react';
import { Link } from '@/i18n/link';
import type { MegaMenuItem } from './menu-item';
import type { OpenMenu } from './hover-menus';

type MenuTabProps = { item: MegaMenuItem; enhanced: boolean; open: boolean; menu: OpenMenu };

const shape =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-small font-semibold whitespace-nowrap hover:bg-(--theme-hover) aria-expanded:bg-(--theme-hover)';

/** One tab with its menu. The menu follows its tab in the document, so Tab walks into it and out again. */
export function MenuTab({ item, enhanced, open, menu }: MenuTabProps) {
  const { id, label, href, panel } = item;
  const hasMenu = Boolean(panel);
  // The link that a script turns into a button is another element: focus goes along.
  const hadFocus = useRef(false);
  const leave = (link: HTMLAnchorElement | null) => () => {
    hadFocus.current = link !== null && document.activeElement === link;
  };
  const take = (button: HTMLButtonElement | null) => {
    if (hadFocus.current) button?.focus({ preventScroll: true });
    hadFocus.current = false;
  };
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) menu.show(null);
  };
  return (
    <li
      data-entry={id}
      className="flex items-center"
      onPointerEnter={(event) => menu.pointerEnters(event, hasMenu ? id : null)}
      onPointerLeave={menu.pointerLeaves}
    >
      {hasMenu && enhanced ? (
        <button
          ref={take}
          type="button"
          data-tab={id}
          aria-expanded={open}
          aria-controls={`menu-${id}`}
          onClick={() => menu.press(id)}
          className={shape}
        >
          {label}
          <Chevron />
        </button>
      ) : (
        <Link ref={leave} href={href} data-tab={id} className={shape}>
          {label}
          {hasMenu ? <Chevron /> : null}
        </Link>
      )}
      {hasMenu ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are what is pressed
        <div
          id={`menu-${id}`}
          data-menu={id}
          data-open={open || undefined}
          data-theme="light"
          role="group"
          aria-label={label}
          className="mega-menu"
          onClick={closeOnLink}
        >
          {panel}
        </div>
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
