import { valueAt } from '@/lib/edit-on-page/find-field';

type Data = Record<string, unknown>;

/**
 * The rich texts of one form that somebody has typed in, as their editors have them. The form lags behind: Payload hands a text
 * to it when the browser is idle, which every key puts off again.
 */
export type TypedTexts = {
  /** @param read the text as its editor has it now */
  typed: (path: string, read: () => unknown) => void;
  /** The editor of a text is gone: the form alone has the text now. */
  forget: (path: string) => void;
  /** Puts the typed texts into the values of the form, which are changed in place. */
  layOver: <Values extends Data>(values: Values) => Values;
  /** Calls `onTyped` after each change of a text; returns what ends that. */
  listen: (onTyped: () => void) => () => void;
};

function newTexts(): TypedTexts {
  const texts = new Map<string, () => unknown>();
  const listeners = new Set<() => void>();
  return {
    typed(path, read) {
      texts.set(path, read);
      for (const onTyped of listeners) onTyped();
    },
    forget(path) {
      texts.delete(path);
    },
    layOver(values) {
      for (const [path, read] of texts) {
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
