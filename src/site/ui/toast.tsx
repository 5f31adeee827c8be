import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { IconButton } from './icon-button';

/** The four kinds of a notification (spec §3). */
export type ToastType = 'info' | 'success' | 'warning' | 'error';

type ToastProps = {
  type: ToastType;
  /** The kind in a word, for those who can not see its colour. */
  typeLabel: string;
  message: string;
  description?: string | null;
  closeLabel: string;
  onClose?: () => void;
  /** Slides out for 500 ms; its keeper removes it afterwards (spec §4). */
  leaving?: boolean;
};

const looks: Readonly<Record<ToastType, { icon: IconName; colour: string }>> = {
  info: { icon: 'info', colour: 'bg-indigo-soft text-indigo' },
  success: { icon: 'check', colour: 'bg-jade-soft text-jade' },
  warning: { icon: 'warning', colour: 'bg-turmeric-soft text-turmeric' },
  error: { icon: 'error', colour: 'bg-son-soft text-son-deep' },
};

/** One notification, at most 430 px wide (spec §9). It floats, so it is paper on every ground. */
export function Toast(props: ToastProps) {
  const { type, typeLabel, message, description, closeLabel, onClose, leaving = false } = props;
  const { icon, colour } = looks[type];
  return (
    <div
      data-toast={type}
      data-ground="light"
      className={`flex w-full max-w-(--toast-width) items-start gap-3 rounded-card border border-line bg-paper p-3 pl-4 text-ink shadow-float ${leaving ? 'toast-leaving' : 'entrance'}`}
    >
      <span className={`mt-1 grid size-9 shrink-0 place-items-center rounded-full ${colour}`}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0 grow self-center py-1">
        <p className="leading-snug font-semibold">
          <span className="sr-only">{typeLabel}: </span>
          {message}
        </p>
        {description ? <p className="mt-1 text-small text-muted">{description}</p> : null}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} className="text-muted" />
    </div>
  );
}
