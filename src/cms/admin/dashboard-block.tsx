import type { ReactNode } from 'react';

/** A line of a dashboard block: a name with its link, and facts to know before opening it. */
export type DashboardRow = {
  href: string;
  name: string;
  about?: string;
  /** A note at the end of the line: a deadline, a time, a state. */
  note?: string;
  isUrgent?: boolean;
};

type BlockProps = {
  /** The name of the block in tests and in the stylesheet. */
  name: string;
  title: string;
  /** The total, including rows that are not shown; omitted where a number says nothing. */
  count?: number;
  /** The link to the complete list. */
  all?: { href: string; text: string };
  children: ReactNode;
};

export function DashboardBlock({ name, title, count, all, children }: BlockProps) {
  return (
    <section
      className="admin-dashboard__block"
      data-block={name}
      aria-labelledby={`dashboard-${name}`}
    >
      <h2 id={`dashboard-${name}`}>
        {title}
        {count === undefined ? null : <span>{count}</span>}
      </h2>
      {children}
      {all ? (
        <a className="admin-dashboard__all" href={all.href}>
          {all.text}
        </a>
      ) : null}
    </section>
  );
}

type RowsProps = {
  rows: readonly DashboardRow[];
  /** The text of a block without lines. */
  empty: string;
};

export function DashboardRows({ rows, empty }: RowsProps) {
  if (rows.length === 0) return <p className="admin-dashboard__empty">{empty}</p>;
  return (
    <ul className="admin-dashboard__rows">
      {rows.map(({ href, name, about, note, isUrgent }) => (
        <li key={`${href} ${note}`}>
          <a href={href}>{name}</a>
          {about ? <span className="admin-dashboard__about">{about}</span> : null}
          {note ? (
            <span className="admin-dashboard__note" data-urgent={isUrgent}>
              {note}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type FiguresProps = {
  label: string;
  figures: readonly { name: string; value: number; href?: string; isUrgent?: boolean }[];
};

export function DashboardFigures({ label, figures }: FiguresProps) {
  return (
    <ul className="admin-dashboard__figures" aria-label={label}>
      {figures.map(({ name, value, href, isUrgent }) => (
        <li key={name} data-urgent={isUrgent === true && value > 0}>
          <strong>{value}</strong>
          {href ? <a href={href}>{name}</a> : <span>{name}</span>}
        </li>
      ))}
    </ul>
  );
}
