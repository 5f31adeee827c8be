'use client';

import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import type { ClientBlock, StaticLabel } from 'payload';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '@/lib/fill-placeholders';
import { findSections } from '../editorial/search-section-types';
import { appeared, openField } from './open-form-field.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    found: 'Có {{count}} phần.',
    none: 'Không có phần nào tên như “{{text}}”. Xoá chữ tìm để xem tất cả.',
    added: 'Đã thêm phần {{name}}.',
  },
  en: {
    found: 'Sections found: {{count}}.',
    none: 'No section is called “{{text}}”. Clear the search to see them all.',
    added: 'The section {{name}} was added.',
  },
};

const SEARCH = '.block-search__input';
const CARD = '.blocks-drawer__block';
const BOXES = ':is(input, textarea, [contenteditable="true"])';
const LABEL = '.thumbnail-card__label';
const SAID = 'section-search__said';
/** The maximum time, in milliseconds, until the form has rendered a new row. */
const NEW_ROW_TIMEOUT_MS = 5000;

const inBoth = (label: StaticLabel | undefined): string[] =>
  typeof label === 'string' ? [label] : Object.values(label ?? {});

const labelIn = (label: StaticLabel | undefined, language: string): string | undefined =>
  typeof label === 'object' ? label[language] : label;

/** The section types of the form: their labels, and those of their variants. */
function useSections() {
  const { collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  return useMemo(() => {
    const { fields } = getEntityConfig({ collectionSlug: collectionSlug ?? 'pages' });
    const field = fields.find((one) => 'name' in one && one.name === 'sections');
    const blocks: ClientBlock[] = field?.type === 'blocks' ? field.blocks : [];
    return blocks.map(({ slug, labels, fields: own }) => {
      const variant = own.find((one) => 'name' in one && one.name === 'variant');
      const options = variant?.type === 'select' ? variant.options : [];
      const label = labels?.singular;
      const variants = options.flatMap((one) =>
        typeof one === 'string' ? [] : inBoth(one.label as StaticLabel),
      );
      return { slug, label, names: [...inBoth(label), ...variants] };
    });
  }, [collectionSlug, getEntityConfig]);
}

/** Shows the section types that match a search, and their number. The CMS itself would search their names only. */
function showMatching(dialog: Element, isShown: (label: string) => boolean): number {
  let count = 0;
  for (const card of dialog.querySelectorAll<HTMLElement>(CARD)) {
    card.hidden = !isShown(card.querySelector(LABEL)?.textContent ?? '');
    if (!card.hidden) count += 1;
  }
  for (const group of dialog.querySelectorAll<HTMLElement>('.blocks-drawer__block-group')) {
    group.hidden = group.querySelector(`${CARD}:not([hidden])`) === null;
  }
  return count;
}

function say(box: Element, sentence: string): void {
  const search = box.closest('.block-search');
  const next = search?.nextElementSibling;
  const said = next?.matches(`.${SAID}`) ? next : document.createElement('p');
  said.className = SAID;
  said.setAttribute('role', 'status');
  if (said !== next) search?.after(said);
  said.textContent = sentence;
}

/**
 * Focuses the search field, and focuses it again each time the opening drawer takes the focus, which the drawer does
 * in timers of its own. Stops at the first key press or click, because from then on the editor decides where the
 * focus is.
 */
function focusSearch(untilUsed: AbortController): void {
  const { signal } = untilUsed;
  const focus = () => document.querySelector<HTMLElement>(`dialog[open] ${SEARCH}`)?.focus();
  const onFocusChange = () => {
    // Runs after the event, because the browser moves the focus only after `focusout`.
    queueMicrotask(() => {
      if (!signal.aborted && !document.activeElement?.matches(SEARCH)) focus();
    });
  };
  for (const use of ['keydown', 'pointerdown']) {
    window.addEventListener(use, () => untilUsed.abort(), { capture: true, signal });
  }
  for (const change of ['focusin', 'focusout']) {
    document.addEventListener(change, onFocusChange, { signal });
  }
  focus();
}

const idsOf = (data: { sections?: unknown }): unknown[] =>
  Array.isArray(data.sections) ? data.sections.map((row: { id?: unknown }) => row.id) : [];

/**
 * The keyboard-accessible chooser of sections: the search field has the focus, finds a section type by other names too
 * and announces the number of results; the focus then moves to the first field of the added section.
 */
export function SectionChooser() {
  const { getData } = useForm();
  const { i18n } = useTranslation();
  const text = useTexts(words);
  const sections = useSections();
  const [added, setAdded] = useState('');
  const opening = useRef<AbortController | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const slugs = new Map(sections.map(({ slug, label }) => [labelIn(label, i18n.language), slug]));
    const search = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || !target.matches(SEARCH)) return;
      const dialog = target.closest('dialog');
      if (!dialog) return;
      event.stopPropagation();
      const found = findSections(target.value, sections);
      const count = showMatching(dialog, (label) => {
        const slug = slugs.get(label);
        // A block that is inserted inside a section is no section type, so it is found by its own name only.
        const [own] = findSections(target.value, [{ slug: label, names: [label] }]);
        return slug === undefined ? own !== undefined : found.includes(slug);
      });
      const typed = target.value.trim();
      const sentence = count === 0 ? fill(text.none, { text: typed }) : fill(text.found, { count });
      say(target, typed === '' ? '' : sentence);
    };
    const choose = async ({ target }: Event) => {
      const card = target instanceof Element ? target.closest(CARD) : null;
      if (!card) return;
      const name = card.querySelector(LABEL)?.textContent ?? '';
      const before = idsOf(getData());
      setAdded('');
      // Whether the fields of a new row have been rendered by the server.
      const isDrawn = () => {
        const ids = idsOf(getData());
        const place = ids.length > before.length ? ids.findIndex((id) => !before.includes(id)) : -1;
        const box = document.querySelector(`#sections-row-${place} .render-fields ${BOXES}`);
        return box ? place : null;
      };
      const place = await appeared(isDrawn, signal, NEW_ROW_TIMEOUT_MS);
      if (place === null) return;
      setAdded(fill(text.added, { name }));
      opening.current?.abort();
      opening.current = new AbortController();
      await openField(`sections.${place}`, { texts: [], signal: opening.current.signal });
    };
    window.addEventListener('input', search, { capture: true, signal });
    // The browser sends `change` when the search field loses the focus.
    window.addEventListener('change', search, { capture: true, signal });
    window.addEventListener('click', (event) => void choose(event), { capture: true, signal });
    return () => stop.abort();
  }, [getData, i18n.language, sections, text]);

  useEffect(() => {
    let untilUsed = new AbortController();
    const begin = () => {
      untilUsed.abort();
      untilUsed = new AbortController();
      focusSearch(untilUsed);
    };
    const hasSearch = (node: Node) =>
      node instanceof Element && node.querySelector(SEARCH) !== null;
    // The search may be in the page before its dialog is open: what is in a closed dialog takes no focus.
    const looking = new MutationObserver((records) => {
      const isOpened = records.some(({ type, target, addedNodes }) =>
        type === 'attributes'
          ? target instanceof HTMLDialogElement && target.open && hasSearch(target)
          : [...addedNodes].some(hasSearch),
      );
      if (isOpened) begin();
    });
    looking.observe(document.body, {
      attributeFilter: ['open'],
      childList: true,
      subtree: true,
    });
    // React may have mounted this component again after the search appeared, which the observer has then missed.
    const isWaiting = document.querySelector(`dialog[open] ${SEARCH}`) !== null;
    if (isWaiting && !document.activeElement?.closest('dialog')) begin();
    return () => {
      looking.disconnect();
      untilUsed.abort();
    };
  }, []);

  return (
    <p className="section-search__added" role="status">
      {added}
    </p>
  );
}
