import type { ExhibitKind } from '@/lib/product-picture-names';
import { nonEmptyLines } from '@/content/transforms/transform-context';
import type { ExhibitLine, ExhibitModel } from './mockup-model';

type ExhibitSource = {
  kind: ExhibitKind;
  from: string;
  title?: string | null;
  lines?: string | null;
  actions?: string | null;
};

/** Parses a line. In a conversation every line has a speaker; elsewhere it may be a fact, a score or typed text. */
function toLine(text: string, kind: ExhibitKind): ExhibitLine {
  if (text.startsWith('> ')) return { kind: 'ours', text: text.slice(2) };
  if (kind === 'chat') return { kind: 'text', text };
  const score = /^(?:([0-5])\/(5)|([0-7])\/(7))$/.exec(text)?.filter(Boolean);
  if (score) return { kind: 'score', chosen: Number(score[1]), of: Number(score[2]) };
  if (text.startsWith('_ ')) return { kind: 'typed', text: text.slice(2) };
  const [label, ...value] = text.split('|').map((part) => part.trim());
  return label && value.length > 0
    ? { kind: 'fact', label, value: value.join(' | ') }
    : { kind: 'text', text };
}

/** Parses the notation in which an editor writes `lines` and `actions` (src/cms/fields/mockup-fields.ts). */
export function toExhibit(source: ExhibitSource): ExhibitModel {
  return {
    kind: source.kind,
    from: source.from,
    title: source.title || null,
    lines: nonEmptyLines(source.lines ?? '').map((line) => toLine(line, source.kind)),
    actions: nonEmptyLines(source.actions ?? '').map((action) => {
      const chosen = action.startsWith('* ');
      return { text: chosen ? action.slice(2) : action, chosen };
    }),
  };
}
