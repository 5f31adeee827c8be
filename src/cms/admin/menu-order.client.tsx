'use client';

import {
  DraggableSortable,
  toast,
  useDraggableSortable,
  useLocale,
  useRouteCache,
  useTranslation,
} from '@payloadcms/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { fill } from '@/lib/fill-placeholders';
import { menuKinds, type MenuEntry } from '../fields/menu-kinds';
import { callEndpoint } from './call-endpoint.client';
import { useTexts } from './use-translations.client';
import './menu-order.css';

const words = {
  vi: {
    title: 'Đổi thứ tự trong menu',
    list: 'Danh sách',
    help: 'Kéo một mục tới chỗ mới, hoặc dùng hai nút mũi tên. Thứ tự mới hiện trên site ngay, ở cả hai ngôn ngữ.',
    drag: 'Kéo “{{title}}”',
    up: 'Đưa “{{title}}” lên',
    down: 'Đưa “{{title}}” xuống',
    moved: '“{{title}}” nay ở vị trí {{place}} trên {{count}}.',
    none: 'Danh sách này chưa có mục nào.',
    draft: 'bản nháp',
    soon: 'sắp ra mắt',
  },
  en: {
    title: 'Change the order in the menu',
    list: 'List',
    help: 'Drag an entry to its new place, or use the arrow buttons. The new order is live at once, in both languages.',
    drag: 'Drag “{{title}}”',
    up: 'Move “{{title}}” up',
    down: 'Move “{{title}}” down',
    moved: '“{{title}}” is now number {{place}} of {{count}}.',
    none: 'This list has no entries yet.',
    draft: 'draft',
    soon: 'coming soon',
  },
};

type Text = typeof words.vi;

/** The list with the entry at one index moved to another. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

type RowProps = {
  entry: MenuEntry;
  index: number;
  count: number;
  text: Text;
  move: (from: number, to: number) => void;
};

function MenuRow({ entry, index, count, text, move }: RowProps) {
  const { id, title, isDraft, isComingSoon } = entry;
  const { listeners, setNodeRef, transform, transition, isDragging } = useDraggableSortable({
    id: String(id),
  });
  const about = [...(isDraft ? [text.draft] : []), ...(isComingSoon ? [text.soon] : [])].join(', ');
  const step = (by: -1 | 1) => {
    const to = index + by;
    if (to >= 0 && to < count) move(index, to);
  };
  return (
    <li
      data-dragging={isDragging}
      data-entry={id}
      ref={setNodeRef}
      style={{ transform: transform || undefined, transition }}
    >
      <span className="menu-order__handle" title={fill(text.drag, { title })} {...listeners}>
        <svg aria-hidden height="16" viewBox="0 0 10 16" width="10">
          {[2, 8, 14].flatMap((y) =>
            [2, 8].map((x) => <circle cx={x} cy={y} key={`${x} ${y}`} r="1.5" />),
          )}
        </svg>
      </span>
      <span className="menu-order__place">{index + 1}</span>
      <a href={`/admin/collections/cards/${id}`}>{title}</a>
      {about && <small>{about}</small>}
      {/* The buttons are not disabled at the ends: a disabled button loses the focus. */}
      <button
        aria-disabled={index === 0}
        aria-label={fill(text.up, { title })}
        onClick={() => step(-1)}
        type="button"
      >
        ↑
      </button>
      <button
        aria-disabled={index === count - 1}
        aria-label={fill(text.down, { title })}
        onClick={() => step(1)}
        type="button"
      >
        ↓
      </button>
    </li>
  );
}

/** Puts the focus back on the button that moved a row: the browser drops it when the row changes its place. */
function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const last = focused.current;
    focused.current = null;
    if (last instanceof HTMLElement && document.activeElement === document.body) last.focus();
  });
  return () => {
    const { activeElement } = document;
    focused.current = list.current?.contains(activeElement) ? activeElement : null;
  };
}

/** The entries of every menu, read when the panel is opened, and the function that stores another order of one menu. */
function useMenus(isOpen: boolean) {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const { clearRouteCache } = useRouteCache();
  const [entries, setEntries] = useState<MenuEntry[] | null>(null);
  const language = i18n.language;
  const address = `/api/cards/order?locale=${code}`;
  const read = async () => {
    const answer = await callEndpoint<{ entries: MenuEntry[] }>(address, { language });
    if (answer.ok) setEntries(answer.data.entries);
    else toast.error(answer.message);
  };
  useEffect(() => {
    if (isOpen) void read();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again in another language, or when opened
  }, [isOpen, address, language]);
  // Orders are stored one after the other: of two quick moves, the first must not arrive last.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const store = async (kind: string, list: readonly MenuEntry[]) => {
    setEntries((all) => [...(all ?? []).filter((entry) => entry.kind !== kind), ...list]);
    const body = { kind, ids: list.map(({ id }) => id) };
    const send = () => callEndpoint(address, { method: 'POST', body, language });
    const sent = last.current.then(send);
    last.current = sent;
    const answer = await sent;
    if (answer.ok) {
      clearRouteCache(); // the table below is loaded again in the new order
      return true;
    }
    toast.error(answer.message);
    await read();
    return false;
  };
  return { entries, store };
}

/** The panel above the list of menu entries in which editors put each menu in order. */
export function MenuOrder() {
  const { i18n } = useTranslation();
  const text = useTexts(words);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [kind, setKind] = useState<string>(menuKinds[0].value);
  const [said, setSaid] = useState('');
  const { entries, store } = useMenus(isOpen);
  const shown = entries?.filter((entry) => entry.kind === kind);
  const noteFocus = useKeptFocus(list);
  const move = async (from: number, to: number) => {
    const entry = shown?.[from];
    if (!shown || !entry || from === to || to < 0) return;
    noteFocus();
    const { title } = entry;
    const place = { title, place: to + 1, count: shown.length };
    if (await store(kind, moved(shown, from, to))) setSaid(fill(text.moved, place));
  };
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  return (
    <details
      className="admin-panel menu-order"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{text.title}</summary>
      <p className="menu-order__list">
        <label htmlFor={id}>{text.list}</label>
        <select id={id} onChange={({ target }) => setKind(target.value)} value={kind}>
          {menuKinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label[language]}
            </option>
          ))}
        </select>
      </p>
      <p>{shown?.length === 0 ? text.none : text.help}</p>
      <div ref={list}>
        {shown && shown.length > 0 && (
          <DraggableSortable
            ids={shown.map((entry) => String(entry.id))}
            onDragEnd={({ moveFromIndex, moveToIndex }) => void move(moveFromIndex, moveToIndex)}
          >
            <ol>
              {shown.map((entry, index) => (
                <MenuRow
                  count={shown.length}
                  entry={entry}
                  index={index}
                  key={entry.id}
                  move={(from, to) => void move(from, to)}
                  text={text}
                />
              ))}
            </ol>
          </DraggableSortable>
        )}
      </div>
      <p aria-live="polite" className="menu-order__said">
        {said}
      </p>
    </details>
  );
}
