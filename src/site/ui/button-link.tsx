import { Link } from '@/i18n/localized-link';
import { buttonClass, type ButtonVariant } from './button-style';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

type ButtonLinkProps = {
  href: string;
  text: string;
  variant?: ButtonVariant;
  icon?: IconName;
  className?: string;
};

/** A link that looks like a button. Analytics counts clicks on it as calls to action (`data-cta`). */
export function ButtonLink({
  href,
  text,
  variant = 'primary',
  icon,
  className = '',
}: ButtonLinkProps) {
  return (
    <Link href={href} data-cta="" className={buttonClass(variant, className)}>
      {icon ? <Icon name={icon} /> : null}
      {text}
    </Link>
  );
}
