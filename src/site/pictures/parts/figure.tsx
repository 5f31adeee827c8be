import type { ReactNode } from 'react';

type FigureProps = { alt: string; className?: string; children: ReactNode };

/** A drawn product picture: one image to a screen reader, with nothing inside to stumble over. */
export function Figure({ alt, className = '', children }: FigureProps) {
  return (
    <div role="img" aria-label={alt} className={className}>
      <div aria-hidden="true" className="contents select-none">
        {children}
      </div>
    </div>
  );
}
