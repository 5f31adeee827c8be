import type { Behaviour } from '@/lib/behaviour-type';

/** The index of the tab to which a key moves: arrows wrap around, Home and End go to the ends. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Shows the panel of a tab when the tab is clicked or reached by keyboard. */
export const chooseTab: Behaviour = (list, signal) => {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const indexOf = (event: Event) => tabs.findIndex((tab) => tab.contains(event.target as Node));
  const choose = (chosen: number) => {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = index === chosen;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      tab.setAttribute('aria-selected', String(isChosen));
      for (const part of [tab, panel]) if (part) part.tabIndex = isChosen ? 0 : -1;
      panel?.classList.toggle('hidden', !isChosen);
    }
  };
  const press = (event: Event) => {
    const index = indexOf(event);
    if (index >= 0) choose(index);
  };
  const key = (event: KeyboardEvent) => {
    const next = target(event.key, indexOf(event), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    tabs[next]?.focus();
  };
  list.addEventListener('click', press, { signal });
  list.addEventListener('keydown', key, { signal });
};
