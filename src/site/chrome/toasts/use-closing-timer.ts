'use client';

import { useEffect, useRef, useState } from 'react';

/** How long a notification stays, and how long it slides out, in ms (spec §4, §9). */
const STAY_MS = 5000;
const EXIT_MS = 500;

/**
 * The life of one notification: it stays, waits while somebody points at it or has the focus in it,
 * slides out, and is gone.
 */
export function useClosingTimer(autoClose: boolean, gone: () => void) {
  const [leaving, setLeaving] = useState(false);
  const [holds, setHolds] = useState({ pointer: false, focus: false });
  const rest = useRef(STAY_MS);
  const done = useRef(gone);
  useEffect(() => {
    done.current = gone;
  });
  const held = holds.pointer || holds.focus;
  useEffect(() => {
    if (!autoClose || held || leaving) return undefined;
    const since = Date.now();
    const timer = window.setTimeout(() => setLeaving(true), rest.current);
    return () => {
      window.clearTimeout(timer);
      rest.current -= Date.now() - since;
    };
  }, [autoClose, held, leaving]);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = window.setTimeout(() => done.current(), EXIT_MS);
    return () => window.clearTimeout(timer);
  }, [leaving]);
  return {
    leaving,
    close: () => setLeaving(true),
    /** Either holds by itself: the pointer may leave while the focus stays. */
    hold: (by: keyof typeof holds, on: boolean) => setHolds((all) => ({ ...all, [by]: on })),
  };
}
