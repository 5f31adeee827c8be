import type { ComponentPropsWithoutRef } from 'react';
import { iconButtonClass } from './button-style';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** The accessible name: the icon alone has none. */
  label: string;
};

export function IconButton({ icon, label, className = '', ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`${iconButtonClass} ${className}`}
      {...native}
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
