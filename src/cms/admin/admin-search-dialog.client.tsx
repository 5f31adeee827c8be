'use client';

import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
  Dialog,
} from '@ariakit/react';
import { useState } from 'react';
import { fill } from '@/lib/fill-placeholders';
import { actionsFor, type AdminSearchAction } from './admin-search-actions';
import type { AdminSearchText } from './admin-search-translations';
import { type AdminSearchResults, useAdminSearch } from './use-admin-search.client';

/** The maximum length of a search text that the server accepts. */
const MAX_QUERY_LENGTH = 100;

type Entry = AdminSearchAction & { note?: string };

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <ComboboxGroup className="admin-search__group">
      <ComboboxGroupLabel className="admin-search__label">{title}</ComboboxGroupLabel>
      {entries.map(({ href, name, note }) => (
        // A result is a plain link: the browser warns of unsaved changes, and opens it in another tab if asked to.
        <ComboboxItem
          className="admin-search__entry"
          focusOnHover
          hideOnClick={false}
          key={href}
          render={({ children, ...entry }) => (
            <a {...entry} href={href}>
              {children}
            </a>
          )}
          setValueOnClick={false}
        >
          <span>{name}</span>
          {note ? <small>{note}</small> : null}
        </ComboboxItem>
      ))}
    </ComboboxGroup>
  );
}

function stateOf(
  finding: AdminSearchResults,
  count: number,
  typed: string,
  text: AdminSearchText,
): string {
  if (finding.state === 'failed') return text.failed;
  if (finding.state === 'searching') return text.searching;
  if (finding.state !== 'done') return '';
  return count === 0 ? fill(text.none, { text: typed.trim() }) : fill(text.found, { count });
}

type AdminSearchDialogProps = {
  actions: readonly AdminSearchAction[];
  close: () => void;
  isOpen: boolean;
  language: 'vi' | 'en';
  text: AdminSearchText;
};

/** The search box and its results. Mounted each time the dialog opens, so that the earlier text is gone. */
function AdminSearchBody({
  actions,
  language,
  text,
}: Omit<AdminSearchDialogProps, 'close' | 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const finding = useAdminSearch(typed, language);
  const screens = actionsFor(actions, typed);
  const count =
    screens.length + finding.groups.reduce((sum, { documents }) => sum + documents.length, 0);
  return (
    <>
      <ComboboxProvider
        focusLoop
        includesBaseElement={false}
        open
        setValue={setTyped}
        value={typed}
      >
        <Combobox
          aria-label={text.title}
          autoSelect="always"
          className="admin-search__input"
          maxLength={MAX_QUERY_LENGTH}
          // Enter does nothing while there are no results: otherwise it would open the first result that arrives later.
          onKeyDownCapture={(event) => {
            if (event.key !== 'Enter' || count > 0) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          placeholder={text.hint}
        />
        <ComboboxList aria-label={text.title} className="admin-search__list">
          <Group entries={screens} title={typed.trim() === '' ? text.mostUsed : text.actions} />
          {finding.groups.map(({ slug, title, documents }) => (
            <Group entries={documents} key={slug} title={title} />
          ))}
        </ComboboxList>
      </ComboboxProvider>
      <p className="admin-search__state" role="status">
        {stateOf(finding, count, typed, text)}
      </p>
      <p className="admin-search__keys">{text.keys}</p>
    </>
  );
}

/** The search dialog: finds documents and screens by name; arrow keys choose a result, Enter opens it. */
export function AdminSearchDialog({ close, isOpen, ...body }: AdminSearchDialogProps) {
  return (
    <Dialog
      aria-label={body.text.title}
      backdrop={<div className="admin-search__backdrop" />}
      className="admin-search"
      onClose={close}
      open={isOpen}
      unmountOnHide
    >
      <AdminSearchBody {...body} />
    </Dialog>
  );
}
