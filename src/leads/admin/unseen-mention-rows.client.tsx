'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';

type MentionRow = {
  id: number;
  href: string;
  name: string;
  about: string;
  note: string;
  seen: string;
  /** The accessible name of the button that dismisses a mention, which includes the lead's name. */
  seenOf: string;
};

type RowsProps = { rows: readonly MentionRow[]; empty: string; failed: string };

/** The notes on the dashboard that mention the user, each dismissed by a button. */
export function MentionRows({ rows, empty, failed }: RowsProps) {
  const router = useRouter();
  const [dismissed, setDismissed] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const shown = rows.filter(({ id }) => !dismissed.has(id));
  const dismiss = async (id: number, index: number) => {
    const answer = await fetch(`/api/lead-mentions/${id}/seen`, { method: 'POST' }).catch(
      () => undefined,
    );
    if (!answer?.ok) {
      toast.error(failed);
      return;
    }
    // The focus moves before the dismissed mention is removed: to another mention, or without one to the block.
    const others = [...(list.current?.querySelectorAll('button') ?? [])].filter(
      (_, place) => place !== index,
    );
    (others[Math.min(index, others.length - 1)] ?? list.current)?.focus();
    setDismissed((before) => new Set([...before, id]));
    router.refresh();
  };
  return (
    <div className="admin-dashboard__mentions" ref={list} tabIndex={-1}>
      {shown.length === 0 ? (
        <p className="admin-dashboard__empty">{empty}</p>
      ) : (
        <ul className="admin-dashboard__rows">
          {shown.map(({ id, href, name, about, note, seen, seenOf }, index) => (
            <li key={id}>
              <a href={href}>{name}</a>
              <span className="admin-dashboard__about">{about}</span>
              <span className="admin-dashboard__note">{note}</span>
              <Button
                aria-label={seenOf}
                buttonStyle="secondary"
                className="admin-dashboard__seen"
                margin={false}
                onClick={() => void dismiss(id, index)}
                size="small"
              >
                {seen}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
