import { sealPath } from '@/lib/brand-seal-path';
import { cssNumber } from '@/lib/css-number-attribute';
import { brand } from '../../../brand.config';

/** The brand's seal and name, in header, footer and the menu of phones. */
export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-[1.1875rem] font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" data-ground="kept" className="size-8 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="9" className="fill-son" />
        <path
          d={sealPath}
          fill="none"
          className="stroke-paper"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span data-x={cssNumber(brand.nameWidth)} className="min-w-[calc(var(--x)*1em)]">
        {brand.name}
      </span>
    </span>
  );
}
