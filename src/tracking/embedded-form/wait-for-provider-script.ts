/** Options of the provider's script (spec/decisions.md, "Names that others rely on"). */
export type CreateOptions = {
  portalId: string;
  formId: string;
  /** CSS selector of the container of the form. */
  target: string;
  /** A callback that gets the form element, or a list that contains it. */
  onFormReady: (form?: unknown) => void;
  /** A callback that gets the form and, depending on the provider, the submitted values. */
  onFormSubmitted: (form?: unknown, data?: unknown) => void;
};

export type Create = (options: CreateOptions) => unknown;

declare global {
  interface Window {
    hbspt?: { forms?: { create?: Create } };
  }
}

/** The polling interval for the provider's script (spec §4 and §9). */
const POLL_INTERVAL_MS = 500;
/** The timeout for the provider's form, in milliseconds; after it our own form stays. */
export const MAX_WAIT_MS = 8000;

const offeredCreate = (): Create | undefined => {
  const forms = window.hbspt?.forms;
  return typeof forms?.create === 'function' ? forms.create.bind(forms) : undefined;
};

/** Polls for the provider's script every 500 ms; null when the script does not load in time, or is no longer needed. */
export function whenProviderLoads(unwanted: AbortSignal): Promise<Create | null> {
  return new Promise((resolve) => {
    const begun = Date.now();
    const end = (create: Create | null) => {
      clearInterval(timer);
      resolve(create);
    };
    const look = () => {
      const create = offeredCreate();
      if (create || Date.now() - begun >= MAX_WAIT_MS) end(create ?? null);
    };
    const timer = setInterval(look, POLL_INTERVAL_MS);
    unwanted.addEventListener('abort', () => end(null), { once: true });
  });
}
