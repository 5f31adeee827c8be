import { escapeHtml } from '@/lib/escape-html';
import { iconButtonClass } from './button-style';
import { toastIconPaths } from './toast-icon-paths';

type ToastIcon = keyof typeof toastIconPaths;

/** The four kinds of a notification (spec §3). */
export type ToastType = 'info' | 'success' | 'warning' | 'error';

type Toast = {
  type: ToastType;
  /** The kind of the notification as a word for screen readers. */
  typeLabel: string;
  message: string;
  description?: string | null | undefined;
  /** A page that the description links to. */
  href?: string | undefined;
  closeLabel: string;
};

const looks: Readonly<Record<ToastType, { icon: ToastIcon; colour: string }>> = {
  info: { icon: 'info', colour: 'bg-indigo-soft text-indigo' },
  success: { icon: 'check', colour: 'bg-jade-soft text-jade' },
  warning: { icon: 'warning', colour: 'bg-turmeric-soft text-turmeric' },
  error: { icon: 'error', colour: 'bg-son-soft text-son-deep' },
};

const iconHtml = (name: ToastIcon, className: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="shrink-0 ${className}"><path d="${toastIconPaths[name]}"/></svg>`;

/** The HTML of a notification, at most 430 px wide (spec §9), with the same light background on every page. */
export function toastHtml(toast: Toast): string {
  const { type, typeLabel, message, description, href, closeLabel } = toast;
  const { icon, colour } = looks[type];
  const words = escapeHtml(description ?? '');
  const linked = href ? `<a href="${escapeHtml(href)}" class="underline">${words}</a>` : words;
  const more = words && `<p class="mt-1 text-small text-muted">${linked}</p>`;
  return `<div data-toast="${type}" data-ground="light" class="entrance flex w-full max-w-(--toast-width) items-start gap-3 rounded-card border border-line bg-paper p-3 pl-4 text-ink shadow-float">
    <span class="mt-1 grid size-10 shrink-0 place-items-center rounded-full ${colour}">${iconHtml(icon, 'size-5')}</span>
    <div class="min-w-0 grow self-center py-1">
      <p class="leading-snug font-semibold"><span class="sr-only">${escapeHtml(typeLabel)}: </span>${escapeHtml(message)}</p>${more}
    </div>
    <button type="button" aria-label="${escapeHtml(closeLabel)}" class="${iconButtonClass} text-muted">${iconHtml('close', 'size-6')}</button>
  </div>`;
}
