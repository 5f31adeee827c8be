import { valueAt } from './find-field-of-page-text';

type Data = Record<string, unknown>;

/**
 * A rich text that was changed in its editor, and how often.
 * @property read returns the current text of the editor
 */
type Typed = { read: () => unknown; changes: number };

/**
 * The current content of the changed rich-text editors of one form. The form's own state is older: Payload updates it
 * when the browser is idle, and each key press postpones that.
 */
export type TypedTexts = {
  /** Registers a change of a text. */
  typed: (path: string, read: () => unknown) => void;
  /** Unregisters a text whose editor was removed: from now on only the form holds the text. */
  forget: (path: string) => void;
  /** The current text at a path; undefined where nothing was typed. */
  read: (path: string) => unknown;
  /** Records that a save has read the text from the form, or that no save is under way any more. */
  saving: (path: string, isSaving: boolean) => void;
  /** Whether the text was changed since the running save read it. */
  isPastSave: (path: string) => boolean;
  /** Writes the typed texts into the values of the form, in place. */
  layOver: <Values extends Data>(values: Values) => Values;
  /** Calls `onTyped` after each change of a text; returns a function that stops this. */
  listen: (onTyped: () => void) => () => void;
};

function newTexts(): TypedTexts {
  const texts = new Map<string, Typed>();
  /** How many changes of a text the running save includes. */
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

/**
 * The typed texts of a form.
 * @param form an object that stays the same as long as the form exists: its `dispatchFields`
 */
export function typedTextsOf(form: object): TypedTexts {
  const texts = ofForms.get(form) ?? newTexts();
  ofForms.set(form, texts);
  return texts;
}
