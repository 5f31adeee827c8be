import type { ReactNode } from 'react';
import { Icon } from './icon';

type AccordionItem = { id: string; title: string; content: ReactNode; open?: boolean };

type AccordionProps = {
  /** The group name of the items: of items with the same name only one is open at a time, in the whole page. */
  name: string;
  items: readonly AccordionItem[];
  as?: 'h2' | 'h3' | 'h4';
};

/** Questions that open to show their answers; native `<details>`, so no script is needed. */
export function Accordion({ name, items, as: Heading = 'h3' }: AccordionProps) {
  return (
    <div className="border-t border-(--theme-line)">
      {items.map(({ id, title, content, open }) => (
        <details
          key={id}
          id={id}
          name={name}
          open={open}
          className="group/item border-b border-(--theme-line)"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-control py-3 hover:text-(--theme-accent)">
            <Heading className="font-semibold">{title}</Heading>
            <Icon
              name="chevron-down"
              className="size-5 transition-transform duration-(--motion) group-open/item:rotate-180"
            />
          </summary>
          <div className="max-w-[65ch] pr-9 pb-5 text-(--theme-muted)">{content}</div>
        </details>
      ))}
    </div>
  );
}
