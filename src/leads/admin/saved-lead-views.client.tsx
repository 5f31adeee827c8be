'use client';

import { Button, useAuth, useTranslation } from '@payloadcms/ui';
import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  boardQuery,
  hasSearch,
  lateAt,
  openedAt,
  queryOf,
  sameAs,
} from '../schema/lead-filter-query';
import { type SavedView, SaveView } from './save-lead-view.client';
import { useSend } from './use-post-request.client';

const words = {
  vi: {
    views: 'Chế độ xem',
    all: 'Tất cả',
    mine: 'Của tôi',
    unassigned: 'Chưa giao',
    fresh: 'Mới, chưa liên hệ',
    late: 'Việc quá giờ',
    save: 'Lưu chế độ xem này',
    rename: 'Đổi tên hoặc chia sẻ',
    remove: 'Xoá chế độ xem này',
    removed: 'Đã xoá',
    failed: 'Chưa xoá được',
    board: 'Xem trên bảng giai đoạn',
    list: 'Xem trong danh sách',
    shared: 'cả nhóm dùng',
  },
  en: {
    views: 'Views',
    all: 'All',
    mine: 'Mine',
    unassigned: 'Unassigned',
    fresh: 'New, not contacted',
    late: 'Overdue steps',
    save: 'Save this view',
    rename: 'Rename or share',
    remove: 'Delete this view',
    removed: 'Deleted',
    failed: 'Could not delete it',
    board: 'See it on the board of stages',
    list: 'See it in the list',
    shared: 'shared with the team',
  },
} as const;

const only = (field: string, value: string | number) => queryOf([[{ [field]: { equals: value } }]]);

const places = {
  list: { path: '/admin/collections/leads', queryFor: (query: string) => query },
  board: { path: '/admin/leads-by-stage', queryFor: boardQuery },
} as const;
type Place = keyof typeof places;

function useSavedViews() {
  const [views, setViews] = useState<SavedView[]>([]);
  const load = useCallback(() => {
    fetch('/api/lead-views?limit=100&depth=0&sort=title')
      .then((answer) => (answer.ok ? answer.json() : { docs: [] }))
      .then(({ docs }: { docs: SavedView[] }) => setViews(docs))
      .catch(() => setViews([]));
  }, []);
  useEffect(load, [load]);
  return { views, load };
}

/**
 * Moves the keyboard focus when the button or form that had it is gone: to the view that was just saved, or after a
 * deletion to the whole list of views, where a second Enter does nothing.
 */
function useKeptFocus(nav: RefObject<HTMLElement | null>, views: readonly SavedView[]) {
  const next = useRef<'saved' | 'all' | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = next.current !== null && (!activeElement || activeElement === body);
    const isSaved = next.current === 'saved' && views.length > 0;
    const saved = isSaved ? nav.current?.querySelector<HTMLElement>('[aria-current]') : null;
    if (isLost) (saved ?? nav.current)?.focus();
    next.current = null;
  }, [nav, views]);
  return (to: 'saved' | 'all') => {
    next.current = to;
  };
}

const MINUTE_MS = 60_000;
const never = () => () => undefined;
/** The current minute in ISO 8601, for links to overdue steps; '' while the page is rendered on the server. */
const useMinute = (): string =>
  useSyncExternalStore(
    never,
    () => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString(),
    () => '',
  );

type ViewsProps = {
  /** The screen on which the links are shown and open views: the list of leads or the board of stages. */
  place: Place;
  /** The current filter of the screen, as the query of the list of leads. */
  query: string;
  /** Whether the current filter is the default filter of the screen. */
  isDefault: boolean;
};

/**
 * Links to saved views and, in the list of leads, to built-in ones. The current filter can be saved as a view; the
 * current view can be renamed, shared and deleted.
 */
export function LeadViews({ place, query, isDefault }: ViewsProps) {
  const { i18n } = useTranslation();
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const { user } = useAuth();
  const { send } = useSend();
  const { views, load } = useSavedViews();
  const nav = useRef<HTMLElement>(null);
  const keepFocus = useKeptFocus(nav, views);
  const now = useMinute();
  const shown = sameAs(query);
  const hrefIn = (where: Place, wanted: string) => {
    const { path, queryFor } = places[where];
    const asked = queryFor(openedAt(wanted, now));
    return asked === '' ? path : `${path}?${asked}`;
  };
  const given =
    place === 'board'
      ? []
      : [
          { title: text.all, query: '' },
          { title: text.mine, query: only('owner', user?.id ?? 0) },
          { title: text.unassigned, query: only('status', 29) },
          { title: text.fresh, query: only('stage', 'new') },
          { title: text.late, query: queryOf([[lateAt(now)]], true) },
        ];
  // The board of stages lists no views with a search: its URL contains no search, which may be a name.
  const saved = place === 'board' ? views.filter((view) => !hasSearch(view.query ?? '')) : views;
  const open = saved.find((view) => sameAs(view.query ?? '') === shown);
  const isGiven = isDefault || given.some((view) => sameAs(view.query) === shown);
  const mayChange = open && (open.owner === user?.id || user?.role === 'admin');
  const remove = async (id: number) => {
    const said = { done: text.removed, failed: text.failed };
    await send(`/api/lead-views/${id}`, said, { method: 'DELETE' });
    // The leads of a deleted view stay on screen, so that a view deleted by mistake can be saved again.
    keepFocus('all');
    load();
  };
  const other = place === 'board' ? 'list' : 'board';
  const offered = [...given, ...saved];
  return (
    <nav aria-label={text.views} className="lead-views" ref={nav} tabIndex={-1}>
      {offered.length > 0 && (
        <ul>
          {offered.map((view) => (
            <li key={'id' in view ? view.id : view.title}>
              {/* A plain link: after client-side navigation the list’s search field would add its text to the URL. */}
              <a
                aria-current={sameAs(view.query ?? '') === shown ? 'page' : undefined}
                href={hrefIn(place, view.query ?? '')}
              >
                {view.title}
                {'isShared' in view && view.isShared ? <small> · {text.shared}</small> : null}
              </a>
            </li>
          ))}
        </ul>
      )}
      {!open && !isGiven && (
        <SaveView
          label={text.save}
          onSaved={() => {
            keepFocus('saved');
            load();
          }}
          query={query}
        />
      )}
      {mayChange && (
        <>
          <SaveView key={open.id} label={text.rename} onSaved={load} query={query} view={open} />
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => void remove(open.id)}
            size="small"
          >
            {text.remove}
          </Button>
        </>
      )}
      {place === 'list' && hasSearch(query) ? null : (
        <a className="lead-views__other" href={hrefIn(other, query)}>
          {text[other]}
        </a>
      )}
    </nav>
  );
}
