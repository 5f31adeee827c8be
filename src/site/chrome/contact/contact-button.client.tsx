'use client';

import { useEffect, useRef } from 'react';

type ContactButtonProps = { label: string; panelId: string };

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The round button; it steps aside while it would cover what has the focus. */
export function ContactButton({ label, panelId }: ContactButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = document.getElementById(panelId);
    const look = () => {
      const self = button.current;
      const focused = document.activeElement;
      if (!self || !focused || focused === document.body) return;
      const own = focused === self || panel?.contains(focused);
      const main = focused.id === 'main';
      const covers = overlaps(self.getBoundingClientRect(), focused.getBoundingClientRect());
      self.toggleAttribute('data-aside', !own && !main && covers);
    };
    const arrived = (event: FocusEvent) => {
      const own = event.target === button.current || panel?.contains(event.target as Node);
      if (!own) panel?.hidePopover(); // left by keyboard: it would cover what is read next
      look();
    };
    const left = () => button.current?.removeAttribute('data-aside');
    const follow = (event: Event) => {
      if ((event.target as Element).closest('a')) panel?.hidePopover();
    };
    document.addEventListener('focusin', arrived);
    document.addEventListener('focusout', left);
    window.addEventListener('scroll', look, { passive: true });
    panel?.addEventListener('click', follow);
    return () => {
      document.removeEventListener('focusin', arrived);
      document.removeEventListener('focusout', left);
      window.removeEventListener('scroll', look);
      panel?.removeEventListener('click', follow);
    };
  }, [panelId]);
  return (
    <button
      ref={button}
      type="button"
      popoverTarget={panelId}
      aria-label={label}
      className="contact-button grid size-14 place-items-center rounded-full bg-ink text-paper shadow-float hover:bg-ink-raised"
    >
      <svg viewBox="0 0 24 24" className="size-6" fill="none" aria-hidden="true">
        <path
          d="M4 5.5h16v11H10.5L6 20v-3.5H4z"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
