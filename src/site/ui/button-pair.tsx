import type { TextLink } from '@/lib/text-link-type';
import { ButtonLink } from './button-link';

type ButtonPairProps = {
  primary: TextLink | null;
  secondary: TextLink | null;
  dark?: boolean;
  className?: string;
};

/** The buttons in the first section of a page: side by side, or on a phone one below the other in full width. */
export function ButtonPair({ primary, secondary, dark = false, className = '' }: ButtonPairProps) {
  const width = 'w-full tablet:w-auto';
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {primary ? <ButtonLink {...primary} className={width} /> : null}
      {secondary ? (
        <ButtonLink {...secondary} variant={dark ? 'onDark' : 'quiet'} className={width} />
      ) : null}
    </div>
  );
}
