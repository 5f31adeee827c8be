'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

type TabsProps = {
  label: string;
  /** Panels are rendered on the server and passed through. */
  tabs: readonly { id: string; title: string; panel: ReactNode }[];
};

/** Where a key leads from a tab: the arrows go round, Home and End to the ends. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * One of several panels at a time. Where there is no script, and on paper, all of them stand one after
 * another, each under its title.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="-mx-1 flex gap-6 overflow-x-auto border-b border-(--theme-line) px-1 pt-1 [scrollbar-width:none] noscript:hidden print:hidden"
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-selected={index === selected}
            aria-controls={`${base}-${id}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onKeyDown={onKeyDown}
            className="relative min-h-12 shrink-0 cursor-pointer rounded-control font-semibold whitespace-nowrap text-(--theme-muted) transition-colors duration-150 after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] after:rounded-full hover:text-(--theme-text) aria-selected:text-(--theme-text) aria-selected:after:bg-(--theme-accent)"
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, panel }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}`}
          aria-labelledby={`${base}-${id}-tab`}
          tabIndex={index === selected ? 0 : -1}
          className={`rounded-control pt-6 noscript:block print:block ${index === selected ? '' : 'hidden'}`}
        >
          <p className="type-h3 mb-3 hidden noscript:block print:block">{title}</p>
          {panel}
        </div>
      ))}
    </div>
  );
}
