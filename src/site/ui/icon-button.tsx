import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** What it does, in words; the sign alone says it to nobody who can not see it. */
  label: string;
};

/** A sign to press, 44 px square. */
export function IconButton({ icon, label, className = '', ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-control transition-colors duration-150 hover:bg-current/10 active:bg-current/15 disabled:cursor-not-allowed disabled:opacity-50 ${className}`}
      {...native}
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
