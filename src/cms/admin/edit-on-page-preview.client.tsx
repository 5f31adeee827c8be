'use client';

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';
import {
  findField,
  findPicture,
  placeOf,
  valueAt,
} from '@/lib/edit-on-page/find-field-of-page-text';
import type { Message, Pressed } from '@/lib/edit-on-page/preview-window-messages';
import { newestOnly } from '@/lib/edit-on-page/run-task-with-newest-value';
import { UNSAVED_PATH } from '@/lib/edit-on-page/mark-sections-in-preview';
import { typedTextsOf } from '@/lib/edit-on-page/unsaved-rich-texts';
import { holdsUpload } from '@/lib/edit-on-page/is-upload-field';
import { editOnPageTranslations } from './edit-on-page-translations';
import { fileOfMedia, mediaOfFile } from './picture-file-names-by-id.client';
import { openField, paragraphAtCursor, pathOfElement } from './open-form-field.client';
import { type PreviewWindow, usePreviewWindow } from './use-preview-window.client';
import { useTexts } from './use-translations.client';

/** The maximum time in milliseconds for rendering a page; a request that hangs would delay later ones. */
const RENDER_TIMEOUT_MS = 10_000;

/** When the page is rendered: after a pause in typing, or from time to time during continuous typing. */
const TIMES = { quietMs: 60, longestMs: 180 };

/** The error code in an answer of UNSAVED_PATH; empty for other answers, as of an instance without this endpoint. */
async function codeOf(answer: Response): Promise<string> {
  const said: unknown = await answer.json().catch(() => null);
  const code = typeof said === 'object' && said !== null && 'code' in said ? said.code : '';
  return typeof code === 'string' ? code : '';
}

/**
 * The time of each document's last save and its number of versions: when they change, the document has been saved.
 * Stored outside the component, because a save may mount the component again.
 */
const savesSeen = new Map<string, string>();

/**
 * Renders the unsaved values of the form as a page, and shows it in the preview.
 * @param read the current values as JSON
 */
function useUnsaved({ tell }: Pick<PreviewWindow, 'tell'>, read: () => string) {
  const { collectionSlug, id } = useDocumentInfo();
  const { code } = useLocale();
  const text = useTexts(editOnPageTranslations);
  /** The values that were last sent to the preview, as JSON. */
  const shown = useRef('');
  const show = useRef<(newest: () => string) => Promise<void>>(async () => undefined);
  useEffect(() => {
    show.current = async (newest) => {
      const values = newest();
      if (values === shown.current) return;
      shown.current = values;
      const body = `{"collection":"${collectionSlug}","id":${Number(id)},"locale":"${code}","data":${values}}`;
      const headers = { 'Content-Type': 'application/json' };
      try {
        const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS);
        const answer = await fetch(UNSAVED_PATH, { method: 'POST', headers, body, signal });
        if (answer.ok) tell({ kind: 'show', html: await answer.text() });
        else tell({ kind: 'say', text: text.refused[await codeOf(answer)] ?? text.away });
      } catch {
        tell({ kind: 'say', text: text.away });
      }
    };
  });
  const sender = useRef<ReturnType<typeof newestOnly<() => string>> | null>(null);
  useEffect(() => {
    const made = newestOnly((newest: () => string) => show.current(newest), TIMES);
    sender.current = made;
    return () => made.stop();
  }, []);
  /** Schedules an update of the preview, unless it already shows these values. */
  const update = useCallback(() => sender.current?.give(read), [read]);
  /**
   * Schedules an update of a preview that shows these values now, as JSON. An empty text means that the values in the
   * preview are not known.
   */
  const updateFrom = useCallback(
    (values: string) => {
      shown.current = values;
      update();
    },
    [update],
  );
  return { update, updateFrom };
}

/** Outlines the field that has the focus, in the preview. */
function useFieldOutline({ tell }: Pick<PreviewWindow, 'tell'>) {
  const { getData } = useForm();
  const path = useRef<string | null>(null);
  const outline = useCallback(() => {
    if (path.current === null) return;
    const data = getData();
    const cursor = paragraphAtCursor();
    const place = placeOf(data, path.current, cursor?.text);
    const named = cursor ? `${path.current} ${cursor.nth}` : path.current;
    tell({ kind: 'outline', path: named, place });
    const field = document.getElementById(`field-${path.current.replaceAll('.', '__')}`);
    const value = field?.classList.contains('upload') ? valueAt(data, path.current) : null;
    if (typeof value !== 'number') return;
    void fileOfMedia(value).then((picture) =>
      tell({ kind: 'outline', path: named, place: { ...place, text: '', picture } }),
    );
  }, [getData, tell]);
  useEffect(() => {
    const focused = ({ target }: Event) => {
      const found = target instanceof Element ? pathOfElement(target) : null;
      if (found === null) return;
      path.current = found;
      outline();
    };
    const moved = () => {
      if (paragraphAtCursor() !== undefined) outline();
    };
    document.addEventListener('focusin', focused);
    document.addEventListener('selectionchange', moved);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('selectionchange', moved);
    };
  }, [outline]);
  return outline;
}

/**
 * The form's part of editing on the page (docs/decisions/0052-edit-on-the-page.md): the preview shows unsaved changes,
 * a click in the preview opens the field in the form, and the focused field is outlined in the preview.
 */
export function EditOnPage() {
  const { collectionSlug, id, lastUpdateTime, versionCount } = useDocumentInfo();
  const { getData, dispatchFields } = useForm();
  const texts = typedTextsOf(dispatchFields);
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const text = useTexts(editOnPageTranslations);
  /** Whether the page in the preview has reported that it listens to messages. */
  const isReady = useRef(false);
  const take = useRef<(message: Message) => void>(() => undefined);
  const preview = usePreviewWindow((message) => take.current(message));
  const { isOpen, tell, reload } = preview;
  const values = useCallback(() => texts.layOver(getData()), [texts, getData]);
  const read = useCallback(() => JSON.stringify(values()), [values]);
  const { update, updateFrom } = useUnsaved(preview, read);
  const outline = useFieldOutline(preview);

  const { getEntityConfig } = useConfig();
  const opening = useRef<AbortController | null>(null);
  const open = useCallback(
    async (pressed: Pressed) => {
      opening.current?.abort();
      const { signal } = (opening.current = new AbortController());
      const data = values();
      const form = getEntityConfig({ collectionSlug: collectionSlug ?? 'pages' }).fields;
      const media = pressed.picture ? await mediaOfFile(pressed.picture) : null;
      const path =
        media === null
          ? findField(data, pressed)
          : findPicture(data, pressed.field, media, (at) => holdsUpload(form, data, at));
      if (signal.aborted) return;
      tell({ kind: 'say', text: path === '' ? text.elsewhere : '' });
      if (path !== '') await openField(path, { texts: pressed.levels.flat(), signal });
    },
    [collectionSlug, values, getEntityConfig, tell, text],
  );

  useEffect(() => {
    take.current = (message) => {
      if (message.kind === 'pressed') void open(message.pressed);
      else if (message.kind === 'shown') {
        tell({ kind: 'say', text: message.left.length > 0 ? text.left : '' });
        outline();
      } else if (message.kind === 'other-build') tell({ kind: 'say', text: text.otherBuild });
      else if (message.kind === 'ready') {
        isReady.current = true;
        tell({ kind: 'begin', hint: text.hint, sectionHint: text.section });
        // The page has just loaded the saved values. If the form has no changes, the preview shows the form's values
        // already.
        updateFrom(isModified ? '' : JSON.stringify(getData()));
      }
    };
  });

  useEffect(() => {
    if (fields && isOpen && isReady.current) update();
  }, [fields, isOpen, update]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return texts.listen(() => {
      if (isReady.current) update();
    });
  }, [isOpen, texts, update]);

  const document = `${collectionSlug} ${id}`;
  const state = `${lastUpdateTime} ${versionCount}`;
  useEffect(() => {
    const before = savesSeen.get(document);
    savesSeen.set(document, state);
    if (before === undefined || before === state || !isOpen) return;
    // A page that does not listen to messages, such as a 404 page, is loaded again.
    if (isReady.current) updateFrom('');
    else reload();
  }, [document, isOpen, reload, state, updateFrom]);
  return null;
}
