'use client';

import { $createBlockNode, createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { cleanHtml, type Pasted } from './clean-pasted-html';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Turns a pasted table into the site's table block, whose form asks for a caption. */
function $tableOf([columns = [], ...rows]: string[][]): LexicalNode {
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell) => cell.replaceAll('|', '/')).join(' | ');
  return $createBlockNode({
    blockType: 'table',
    blockName: '',
    caption: '',
    columns: lineOf(columns),
    rows: rows.map(lineOf).join('\n'),
  });
}

const $nodesOf = (editor: LexicalEditor, pasted: Pasted): LexicalNode[] =>
  'rows' in pasted ? [$tableOf(pasted.rows)] : $generateNodesFromDOM(editor, parsed(pasted.html));

/**
 * Converts content pasted from Word, Google Docs or the web to what the site shows; text copied from the editor itself
 * is not changed.
 */
function paste(editor: LexicalEditor, event: ClipboardEvent): boolean {
  const { clipboardData } = event;
  if (!clipboardData || clipboardData.types.includes('application/x-lexical-editor')) return false;
  const html = clipboardData.getData('text/html');
  const selection = $getSelection();
  if (!html || !$isRangeSelection(selection)) return false;
  const pasted = cleanHtml(parsed(html));
  if (pasted.length === 0) return false;
  event.preventDefault();
  // A pasted text of one line is inserted into the line where the cursor is.
  const [only] = pasted;
  const isLine = pasted.length === 1 && only && 'html' in only && only.html.startsWith('<p>');
  const line = isLine ? [{ html: only.html.slice(3, -4) }] : pasted;
  selection.insertNodes(line.flatMap((one) => $nodesOf(editor, one)));
  return true;
}

function CleanPaste() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => event instanceof ClipboardEvent && paste(editor, event),
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

export const CleanPasteFeatureClient = createClientFeature({
  plugins: [{ Component: CleanPaste, position: 'normal' }],
});
