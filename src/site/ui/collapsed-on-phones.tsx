import type { ReactNode } from 'react';

type PhoneFoldProps = {
  title: string;
  as?: 'h2' | 'h3';
  open?: boolean;
  children: ReactNode;
  className?: string;
};

/**
 * A group that collapses on phones and is always open from tablets up (header-and-menus.css). On phones the title is in
 * the row that opens the group; from tablets up that row is hidden, and a `FoldTitle` inside the group shows the title.
 * In browsers without `::details-content` the group collapses on every screen.
 */
export function PhoneFold({
  title,
  as: Heading = 'h2',
  open,
  children,
  className = '',
}: PhoneFoldProps) {
  return (
    <details open={open} className={`phone-fold ${className}`}>
      <FoldSummary className="font-semibold">
        <Heading>{title}</Heading>
      </FoldSummary>
      {children}
    </details>
  );
}

type FoldTitleProps = { children: ReactNode };

/** The title of a `PhoneFold` from tablets up. */
export function FoldTitle({ children }: FoldTitleProps) {
  return <div className="fold-title">{children}</div>;
}

type FoldSummaryProps = { children: ReactNode; className: string };

/** The row that opens a `<details>` group, with an arrow. */
export function FoldSummary({ children, className }: FoldSummaryProps) {
  return (
    <summary
      className={`touch-target flex cursor-pointer list-none items-center justify-between gap-4 py-2 text-small text-balance ${className}`}
    >
      {children}
      <svg viewBox="0 0 16 16" className="size-3.5 shrink-0" aria-hidden="true">
        <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </summary>
  );
}
