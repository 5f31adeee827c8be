'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import {
  failureInWords,
  libraryTextInVietnamese,
  SPOKEN,
} from './vietnamese-for-admin-library-texts';
import { nameControls, nameDialogs } from './name-unnamed-controls.client';
import { linkPlaces } from './link-documents-in-notices.client';
import { returnFocus } from './return-focus-after-dialog.client';

const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'title'];

/**
 * The selectors to which the translation of an attribute is limited. A `title` is translated on buttons and tooltips
 * only, because elsewhere it can be content, such as the name of a document.
 */
const OF_LIBRARIES: Readonly<Record<string, string>> = { title: 'button, .tooltip' };

function translateAttributes(element: Element): void {
  for (const name of ATTRIBUTES) {
    const text = element.getAttribute(name);
    if (!text || !element.matches(OF_LIBRARIES[name] ?? '*')) continue;
    const translated = libraryTextInVietnamese(text, (where) => element.closest(where) !== null);
    if (translated) element.setAttribute(name, translated);
  }
}

type Language = 'vi' | 'en';

function translateText(node: Text, language: Language): void {
  const { parentElement } = node;
  if (!parentElement?.closest(SPOKEN)) return;
  const isWithin = (where: string) => parentElement.closest(where) !== null;
  const translated =
    failureInWords(node.data, language, isWithin) ??
    (language === 'vi' ? libraryTextInVietnamese(node.data, isWithin) : null);
  if (translated) node.data = translated;
}

const NAMED = ATTRIBUTES.map((name) => `[${name}]`).join(', ');

function translate(node: Node, language: Language): void {
  if (node instanceof Text) translateText(node, language);
  if (!(node instanceof Element)) return;
  if (language === 'vi') {
    translateAttributes(node);
    for (const element of node.querySelectorAll(NAMED)) translateAttributes(element);
  }
  const spoken = node.closest(SPOKEN) ? [node] : node.querySelectorAll(SPOKEN);
  for (const element of spoken) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) translateText(texts.currentNode as Text, language);
  }
}

function changed(records: readonly MutationRecord[]): Set<Node> {
  const nodes = records.flatMap(({ type, target, addedNodes }) =>
    type === 'childList' ? [...addedNodes] : [target],
  );
  return new Set(nodes);
}

/**
 * A component on every screen of the admin. It translates the English texts in the code of libraries, names the
 * buttons and dialogs to which the libraries give no name, turns the places that notices list into links, and
 * restores the focus when a dialog closes. It changes the page in the browser, because the libraries accept no other
 * texts.
 */
export function LibraryNames({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  useEffect(() => {
    const stop = new AbortController();
    const keepFocus = returnFocus(stop.signal);
    const improve = (nodes: Iterable<Node>) => {
      for (const node of nodes) {
        translate(node, language);
        if (!(node instanceof Element)) continue;
        nameControls(node, language);
        linkPlaces(node);
      }
      nameDialogs();
    };
    improve([document.body]);
    const changes = new MutationObserver((records) => {
      improve(changed(records));
      keepFocus();
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [...ATTRIBUTES, 'open'],
    });
    return () => {
      changes.disconnect();
      stop.abort();
    };
  }, [language]);
  return children;
}
