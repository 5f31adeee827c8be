import type { ReactNode } from 'react';

type FigureProps = {
  alt: string;
  className?: string;
  /** Cut off below: whoever places it lets it stand on the edge of its ground (`data-flush`). */
  flush?: boolean;
  /** For a picture that brings a dark ground of its own. */
  ground?: 'dark';
  children: ReactNode;
};

/** A drawn product picture: one image to a screen reader, with nothing inside to stumble over. */
export function Figure({ alt, className = '', flush = false, ground, children }: FigureProps) {
  return (
    <div
      role="img"
      aria-label={alt}
      data-flush={flush || undefined}
      data-ground={ground}
      className={className}
    >
      <div aria-hidden="true" className="contents select-none">
        {children}
      </div>
    </div>
  );
}
