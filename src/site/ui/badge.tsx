import { Icon } from './icon';
import type { IconName } from './icon-paths';

/**
 * The colours of a badge. `soon` marks something that is not available yet; `hue` uses the colour of the closest
 * `data-hue` around the badge.
 */
export type BadgeTone = 'neutral' | 'soon' | 'hue' | 'success' | 'warning' | 'danger';

type BadgeProps = { text: string; tone?: BadgeTone; icon?: IconName; className?: string };

const tones: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-(--theme-sunken) text-(--theme-text) border-(--theme-line)',
  soon: 'border-dashed border-(--theme-line-control) text-(--theme-muted)',
  hue: 'border-transparent bg-(--hue) text-paper',
  success: 'border-transparent bg-jade-soft text-jade',
  warning: 'border-transparent bg-turmeric-soft text-turmeric',
  danger: 'border-transparent bg-son-soft text-son-deep',
};

export function Badge({ text, tone = 'neutral', icon, className = '' }: BadgeProps) {
  return (
    <span
      data-ground={tone === 'hue' ? 'light' : undefined}
      className={`inline-flex max-w-full items-center gap-1.5 rounded-full border px-3 py-1 text-tiny leading-snug font-semibold ${tones[tone]} ${className}`}
    >
      {icon ? <Icon name={icon} className="size-4" /> : null}
      {text}
    </span>
  );
}
