'use client';

import type { MouseEvent } from 'react';
import { Link } from '@/i18n/link.client';
import type { MegaMenuItem } from './menu-item';
import type { OpenMenu } from './use-open-menu';

type MenuTabProps = { item: MegaMenuItem; enhanced: boolean; open: boolean; menu: OpenMenu };

const shape =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-small font-semibold whitespace-nowrap hover:bg-(--theme-hover) aria-expanded:bg-(--theme-hover)';

/** One tab with its menu. The menu follows its tab in the document, so Tab walks into it and out again. */
export function MenuTab({ item, enhanced, open, menu }: MenuTabProps) {
  const { id, label, href, panel } = item;
  const hasMenu = Boolean(panel);
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
        <Link href={href} data-tab={id} className={shape}>
          {label}
          {hasMenu ? <Chevron /> : null}
        </Link>
      )}
      {hasMenu ? (
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
