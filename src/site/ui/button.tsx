import type { ComponentPropsWithoutRef } from 'react';
import { buttonClass, type ButtonVariant } from './button-style';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  text: string;
  variant?: ButtonVariant;
  icon?: IconName;
  /** Whether the button shows a spinner; its place, size and focus stay unchanged. */
  busy?: boolean;
};

const states =
  'group cursor-pointer disabled:cursor-not-allowed disabled:border-transparent disabled:bg-(--theme-line) disabled:text-(--theme-muted) disabled:transform-none aria-busy:cursor-progress';

/**
 * A button, 48 px high. It is busy while `aria-busy` is set, also by a script without rendering again; such a script
 * has to ignore further clicks meanwhile.
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
