/** What the provider's script offers (decisions, "Names that others rely on"). */
export type CreateOptions = {
  portalId: string;
  formId: string;
  /** Selector of the element the form is put into. */
  target: string;
  /** Called with the form, plain or in a list of one. */
  onFormReady: (form?: unknown) => void;
  /** Called with the form and, where the provider says so, what was sent. */
  onFormSubmitted: (form?: unknown, data?: unknown) => void;
};

export type Create = (options: CreateOptions) => unknown;

declare global {
  interface Window {
    hbspt?: { forms?: { create?: Create } };
  }
}

/** Spec §4 and §9. */
const CHECK_EVERY_MS = 500;
/** After this long without a form of the provider, ours stays. */
export const LONGEST_WAIT_MS = 8000;

const offeredCreate = (): Create | undefined => {
  const forms = window.hbspt?.forms;
  return typeof forms?.create === 'function' ? forms.create.bind(forms) : undefined;
};

/**
 * Looks for the provider's script every 500 ms until it is there, then no more; null when it does not
 * come, or is no longer wanted.
 */
export function whenProviderIsThere(unwanted: AbortSignal): Promise<Create | null> {
  return new Promise((resolve) => {
    const begun = Date.now();
    const end = (create: Create | null) => {
      clearInterval(timer);
      resolve(create);
    };
    const look = () => {
      const create = offeredCreate();
      if (create || Date.now() - begun >= LONGEST_WAIT_MS) end(create ?? null);
    };
    const timer = setInterval(look, CHECK_EVERY_MS);
    unwanted.addEventListener('abort', () => end(null), { once: true });
  });
}
