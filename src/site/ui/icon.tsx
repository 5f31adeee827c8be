import { iconPaths, type IconName } from './icon-paths';

type IconProps = { name: IconName; className?: string };

/** A decorative icon beside text that says the same; hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
