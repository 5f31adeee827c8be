import type { ReactNode } from 'react';

type FigureProps = {
  alt: string;
  className?: string;
  /** Whether the lower edge of the picture is flush with that of its container (`data-flush`). */
  flush?: boolean;
  /** The value `dark` for a picture with a dark background of its own. */
  ground?: 'dark';
  children: ReactNode;
};

/** The frame of a drawn product picture: a single image to screen readers, without focusable content. */
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
