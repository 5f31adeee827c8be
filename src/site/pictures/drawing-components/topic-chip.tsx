import type { ReactNode } from 'react';
import type { Hue } from '../../ui/card-colour-by-id';

type ChipProps = { hue: Hue; children: ReactNode };

/** A state or a topic: a few words in a colour on its own light background. */
export function Chip({ hue, children }: ChipProps) {
  return (
    <span
      data-hue={hue}
      className="rounded-full bg-(--hue-soft) px-2.5 py-0.5 text-tiny font-semibold text-(--hue)"
    >
      {children}
    </span>
  );
}
