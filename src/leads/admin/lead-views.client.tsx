'use client';

import { Button, useAuth, useTranslation } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { SaveView } from './save-view.client';
import { useSend } from './use-post.client';

const words = {
  vi: {
    views: 'Chế độ xem',
    all: 'Tất cả',
    mine: 'Của tôi',
    unassigned: 'Chưa giao',
    fresh: 'Mới, chưa liên hệ',
    remove: 'Xoá chế độ xem này',
    removed: 'Đã xoá',
    failed: 'Chưa xoá được',
  },
  en: {
    views: 'Views',
    all: 'All',
    mine: 'Mine',
    unassigned: 'Unassigned',
    fresh: 'New, not contacted',
    remove: 'Delete this view',
    removed: 'Deleted',
    failed: 'Could not delete it',
  },
} as const;

type View = { id: number; title: string; query?: string | null; owner?: number | null };

const filter = (field: string, value: string | number) =>
  new URLSearchParams({ [`where[or][0][and][0][${field}][equals]`]: String(value) }).toString();

/** The part of the list's query that a saved view keeps: all but the page number. */
function shownQuery(shown: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, value] of shown) if (name !== 'page' && value !== '') kept.append(name, value);
  return kept.toString();
}

/** The part by which two addresses count as the same view: filter and search. */
const filterOf = (query: string): string =>
  [...new URLSearchParams(query)]
    .filter(([name]) => name === 'search' || name.startsWith('where'))
    .map((pair) => pair.join('='))
    .sort((a, b) => (a < b ? -1 : 1))
    .join('&');

function useSavedViews() {
  const [views, setViews] = useState<View[]>([]);
  const load = useCallback(() => {
    fetch('/api/lead-views?limit=100&depth=0&sort=title')
      .then((answer) => (answer.ok ? answer.json() : { docs: [] }))
      .then(({ docs }: { docs: View[] }) => setViews(docs))
      .catch(() => setViews([]));
  }, []);
  useEffect(load, [load]);
  return { views, load };
}

/** Links to the built-in views and to saved ones. */
export function LeadViews() {
  const { i18n } = useTranslation();
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const { user } = useAuth();
  const { send } = useSend();
  const { views, load } = useSavedViews();
  const query = shownQuery(new URLSearchParams(useSearchParams().toString()));
  const shown = filterOf(query);
  const given = [
    { title: text.all, query: '' },
    { title: text.mine, query: filter('owner', user?.id ?? 0) },
    { title: text.unassigned, query: filter('status', 29) },
    { title: text.fresh, query: filter('stage', 'new') },
  ];
  const open = views.find((view) => filterOf(view.query ?? '') === shown);
  const isGiven = given.some((view) => filterOf(view.query) === shown);
  const remove = async (id: number) => {
    const said = { done: text.removed, failed: text.failed };
    await send(`/api/lead-views/${id}`, said, { method: 'DELETE' });
    // The view's leads stay on screen: a view deleted by mistake can be saved again.
    load();
  };
  return (
    <nav aria-label={text.views} className="lead-views">
      <ul>
        {[...given, ...views].map((view) => (
          <li key={'id' in view ? view.id : view.title}>
            {/* A full page load: on a client-side one the list's search field restores its text in the URL. */}
            <a
              aria-current={filterOf(view.query ?? '') === shown ? 'page' : undefined}
              href={`/admin/collections/leads${view.query ? `?${view.query}` : ''}`}
            >
              {view.title}
            </a>
          </li>
        ))}
      </ul>
      {!open && !isGiven && <SaveView onSaved={load} query={query} />}
      {open && (open.owner === user?.id || user?.role === 'admin') && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => void remove(open.id)}
          size="small"
        >
          {text.remove}
        </Button>
      )}
    </nav>
  );
}
