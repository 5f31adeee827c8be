import type { EntryImage } from '@/content/entry-view-model-types';
import { focusAttributes } from '@/lib/focal-point';
import { imageAddresses } from '../ui/resized-image-urls';

type EventBackgroundProps = { wide: EntryImage | null; upright: EntryImage | null };

/**
 * The picture behind the head of an event: one for phones and another from 744 px on (spec §2); if there is only one,
 * it is used for both. It is decorative, and fades where text may overlap it. It is loaded with high priority,
 * because it is the largest element on the first screen (LCP).
 */
export function EventBackground({ wide, upright }: EventBackgroundProps) {
  const base = upright ?? wide;
  if (!base) return null;
  const small = imageAddresses(base.src, '100vw');
  const large = imageAddresses((wide ?? base).src, '100vw');
  const wideFocus = (wide ?? base).focus;
  return (
    <picture
      data-event-background
      {...focusAttributes(wideFocus)}
      className="[--wide-focus:var(--x-percent)_var(--y-percent)]"
    >
      <source media="(min-width: 744px)" srcSet={large.srcSet ?? large.src} sizes="100vw" />
      <img
        {...focusAttributes(base.focus)}
        sizes="100vw"
        {...small}
        alt=""
        fetchPriority="high"
        decoding="async"
        className={`absolute inset-x-0 bottom-0 -z-10 h-[560px] w-full mask-[linear-gradient(to_bottom,transparent,black_9rem)] object-cover tablet:h-[440px] desktop:h-full desktop:mask-[linear-gradient(to_right,transparent_25%,black_60%)] ${base.focus ? '' : 'object-bottom'} ${wideFocus ? 'tablet:object-(--wide-focus)' : 'tablet:object-right'}`}
      />
    </picture>
  );
}
