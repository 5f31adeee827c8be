import { type ReactNode, useId } from 'react';

type TabsProps = {
  label: string;
  tabs: readonly { id: string; title: string; panel: ReactNode }[];
};

/** Tabs. Without a script, and in print, all panels are shown one below the other, each under its title. */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();

  return (
    <div>
      <div
        role="tablist"
        data-behaviour="choose-tab"
        aria-label={label}
        className="-mx-1 flex gap-6 overflow-x-auto border-b border-(--theme-line) px-1 pt-1 [scrollbar-width:none] noscript:hidden print:hidden"
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-selected={index === 0}
            aria-controls={`${base}-${id}`}
            tabIndex={index === 0 ? 0 : -1}
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
          tabIndex={index === 0 ? 0 : -1}
          className={`rounded-control pt-6 noscript:block print:block ${index === 0 ? '' : 'hidden'}`}
        >
          <p className="type-h3 mb-3 hidden noscript:block print:block">{title}</p>
          {panel}
        </div>
      ))}
    </div>
  );
}
