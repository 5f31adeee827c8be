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
import { actionsFor, type FindAction } from './admin-search-actions';
import type { FindText } from './admin-search-translations';
import { type Finding, useFind } from './use-admin-search.client';

/** The longest text that the server accepts. */
const LONGEST_QUERY = 100;

type Entry = FindAction & { note?: string };

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <ComboboxGroup className="find__group">
      <ComboboxGroupLabel className="find__label">{title}</ComboboxGroupLabel>
      {entries.map(({ href, name, note }) => (
        // A result is a plain link: the browser warns of unsaved changes, and opens it in another tab if asked to.
        <ComboboxItem
          className="find__entry"
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

function stateOf(finding: Finding, count: number, typed: string, text: FindText): string {
  if (finding.state === 'failed') return text.failed;
  if (finding.state === 'searching') return text.searching;
  if (finding.state !== 'done') return '';
  return count === 0 ? fill(text.none, { text: typed.trim() }) : fill(text.found, { count });
}

type FindDialogProps = {
  actions: readonly FindAction[];
  close: () => void;
  isOpen: boolean;
  language: 'vi' | 'en';
  text: FindText;
};

/** The search box and its results. Mounted each time it opens, so that it starts without the earlier text. */
function FindBody({ actions, language, text }: Omit<FindDialogProps, 'close' | 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const finding = useFind(typed, language);
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
          className="find__input"
          maxLength={LONGEST_QUERY}
          // Enter does nothing while there are no results: otherwise it would open the first one that arrives later.
          onKeyDownCapture={(event) => {
            if (event.key !== 'Enter' || count > 0) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          placeholder={text.hint}
        />
        <ComboboxList aria-label={text.title} className="find__list">
          <Group entries={screens} title={typed.trim() === '' ? text.mostUsed : text.actions} />
          {finding.groups.map(({ slug, title, documents }) => (
            <Group entries={documents} key={slug} title={title} />
          ))}
        </ComboboxList>
      </ComboboxProvider>
      <p className="find__state" role="status">
        {stateOf(finding, count, typed, text)}
      </p>
      <p className="find__keys">{text.keys}</p>
    </>
  );
}

/** Finds documents and screens by name; arrows choose one, Enter opens it. */
export function FindDialog({ close, isOpen, ...body }: FindDialogProps) {
  return (
    <Dialog
      aria-label={body.text.title}
      backdrop={<div className="find__backdrop" />}
      className="find"
      onClose={close}
      open={isOpen}
      unmountOnHide
    >
      <FindBody {...body} />
    </Dialog>
  );
}
