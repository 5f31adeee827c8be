import type { ComponentPropsWithoutRef } from 'react';
import { buttonClass, type ButtonVariant } from './button-style';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  text: string;
  variant?: ButtonVariant;
  icon?: IconName;
  /** Whether the button shows a spinner, in place of its icon if there is one. The button keeps the focus. */
  busy?: boolean;
};

const states =
  'group cursor-pointer disabled:cursor-not-allowed disabled:border-transparent disabled:bg-(--theme-line) disabled:text-(--theme-muted) disabled:transform-none aria-busy:cursor-progress';

/**
 * A button. It looks busy while it has `aria-busy`, which a script may set too. A busy button still reports clicks: its
 * owner has to ignore them.
 */
export function Button({
  text,
  variant = 'primary',
  icon,
  busy = false,
  type = 'button',
  className = '',
  ...native
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      className={buttonClass(variant, `${states} ${className}`)}
      {...native}
    >
      <span aria-hidden="true" className="spinner hidden [[aria-busy=true]>&]:block" />
      {icon ? <Icon name={icon} className="size-5 [[aria-busy=true]>&]:hidden" /> : null}
      {text}
    </button>
  );
}
