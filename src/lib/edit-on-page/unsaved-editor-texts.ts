import { valueAt } from './find-field-of-page-text';

type Data = Record<string, unknown>;

/** @property read the text as its editor has it now */
type Typed = { read: () => unknown; changes: number };

/**
 * The current content of the changed rich-text editors of one form. The form itself has an older content: Payload updates it
 * when the browser is idle, and each key postpones that.
 */
export type TypedTexts = {
  /** Notes a change of a text. */
  typed: (path: string, read: () => unknown) => void;
  /** The editor of a text is gone: the form alone has the text now. */
  forget: (path: string) => void;
  /** The text at a path; undefined where nobody has typed. */
  read: (path: string) => unknown;
  /** A save has taken the text from the form, or no save is under way any more. */
  saving: (path: string, isSaving: boolean) => void;
  /** Whether somebody has typed in the text since the save under way took it. */
  isPastSave: (path: string) => boolean;
  /** Puts the typed texts into the values of the form, which are changed in place. */
  layOver: <Values extends Data>(values: Values) => Values;
  /** Calls `onTyped` after each change of a text; returns what ends that. */
  listen: (onTyped: () => void) => () => void;
};

function newTexts(): TypedTexts {
  const texts = new Map<string, Typed>();
  /** How many changes of a text the save under way has. */
  const saved = new Map<string, number>();
  const listeners = new Set<() => void>();
  const changesOf = (path: string): number => texts.get(path)?.changes ?? 0;
  return {
    typed(path, read) {
      texts.set(path, { read, changes: changesOf(path) + 1 });
      for (const onTyped of listeners) onTyped();
    },
    forget(path) {
      texts.delete(path);
    },
    read: (path) => texts.get(path)?.read(),
    saving(path, isSaving) {
      if (isSaving) saved.set(path, changesOf(path));
      else saved.delete(path);
    },
    isPastSave(path) {
      return changesOf(path) > (saved.get(path) ?? Infinity);
    },
    layOver(values) {
      for (const [path, { read }] of texts) {
        const names = path.split('.');
        const name = names.pop() ?? '';
        const holder = valueAt(values, names.join('.'));
        if (typeof holder === 'object' && holder !== null) (holder as Data)[name] = read();
      }
      return values;
    },
    listen(onTyped) {
      listeners.add(onTyped);
      return () => listeners.delete(onTyped);
    },
  };
}

const ofForms = new WeakMap<object, TypedTexts>();

/** @param form what is one and the same as long as a form lives: its `dispatchFields` */
export function typedTextsOf(form: object): TypedTexts {
  const texts = ofForms.get(form) ?? newTexts();
  ofForms.set(form, texts);
  return texts;
}
