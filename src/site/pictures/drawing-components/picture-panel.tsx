import type { ReactNode } from 'react';
import { Figure } from './picture-frame';

type PanelProps = { alt: string; className?: string; ground?: 'dark'; children: ReactNode };

/** The background panel of most pictures; its content adapts to the panel's width (container queries). */
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
