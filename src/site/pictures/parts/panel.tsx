import type { ReactNode } from 'react';
import { Figure } from './figure';

type PanelProps = { alt: string; className?: string; ground?: 'dark'; children: ReactNode };

/** The sheet most pictures are drawn on; what lies on it arranges itself by the width of the sheet. */
export function Panel({ alt, className = 'bg-paper', ground, children }: PanelProps) {
  return (
    <Figure
      alt={alt}
      ground={ground}
      className={`@container rounded-[14px] p-5 text-small text-ink ${className}`}
    >
      {children}
    </Figure>
  );
}
