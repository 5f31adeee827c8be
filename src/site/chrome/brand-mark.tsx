import { brand } from '../../../brand.config';

/** The seal and the name: a heart drawn as a path that goes on. */
export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-[1.1875rem] font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="9" className="fill-son" />
        <path
          d="M8 12.2c0-2.6 2-4.6 4.4-4.6 1.8 0 3.1 1 3.9 2.6.8-1.6 2.1-2.6 3.9-2.6 2.4 0 4.3 2 4.3 4.6 0 4.3-4.8 7.2-8.3 12.2"
          fill="none"
          className="stroke-paper"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {brand.name}
    </span>
  );
}
