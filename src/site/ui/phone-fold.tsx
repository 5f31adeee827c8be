import type { ReactNode } from 'react';

type FooterFoldProps = { title: string; children: ReactNode; className?: string };

/**
 * A group of the footer: collapsed on phones, always open from tablets up (page-frame.css). Its title is in the row that
 * opens it, and a `FooterTitle` above the group where it is always open.
 */
export function FooterFold({ title, children, className = '' }: FooterFoldProps) {
  return (
    <details className={`footer-fold ${className}`}>
      <FooterSummary className="font-semibold">
        <h2>{title}</h2>
      </FooterSummary>
      {children}
    </details>
  );
}

type FooterTitleProps = { children: string };

/** The title of a group that is always open. */
export function FooterTitle({ children }: FooterTitleProps) {
  return <h2 className="footer-title text-small font-semibold">{children}</h2>;
}

type FooterSummaryProps = { children: ReactNode; className: string };

/** The row that opens a group, with an icon for its state. */
export function FooterSummary({ children, className }: FooterSummaryProps) {
  return (
    <summary
      className={`touch-target flex cursor-pointer list-none items-center justify-between gap-4 py-2 text-small ${className}`}
    >
      {children}
      <svg viewBox="0 0 16 16" className="size-3.5 shrink-0" aria-hidden="true">
        <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </summary>
  );
}
