'use client';

import { usePathname } from 'next/navigation';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long after the pointer has left a menu stays, in case it comes back (spec §4, §9). */
const CLOSE_DELAY_MS = 200;

type Open = { id: string; by: 'hover' | 'press'; at: string };

export type OpenMenu = {
  openId: string | null;
  /** Opens one menu, which closes any other; null closes. */
  show: (id: string | null, by?: Open['by']) => void;
  /** A press opens, also what the pointer merely hovers; pressed again, it closes. */
  press: (id: string) => void;
  pointerEnters: (event: PointerEvent, id: string | null) => void;
  pointerLeaves: (event: PointerEvent) => void;
};

/** Which mega-menu is open: none or one of them, none again after every change of route (spec §4). */
export function useOpenMenu(): OpenMenu {
  const pathname = usePathname();
  const [state, setState] = useState<Open | null>(null);
  const timer = useRef<number>(undefined);
  const open = state?.at === pathname ? state : null;

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const show: OpenMenu['show'] = (id, by = 'press') => {
    window.clearTimeout(timer.current);
    setState(id === null ? null : { id, by, at: pathname });
  };
  return {
    openId: open?.id ?? null,
    show,
    press: (id) => show(open?.id === id && open.by === 'press' ? null : id),
    pointerEnters(event, id) {
      if (event.pointerType !== 'mouse') return; // a finger or pen presses
      if (id === null) return;
      window.clearTimeout(timer.current);
      if (open?.id !== id) show(id, 'hover');
    },
    pointerLeaves(event) {
      if (event.pointerType !== 'mouse') return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setState(null), CLOSE_DELAY_MS);
    },
  };
}
