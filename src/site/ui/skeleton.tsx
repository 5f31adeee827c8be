type SkeletonProps = {
  /** The text for screen readers while content loads. */
  label: string;
  lines?: number;
  /** Whether the placeholder has a box for a picture above the lines of text. */
  media?: boolean;
  className?: string;
};

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'] as const;

/** A placeholder of about the size of content that is loading. */
export function Skeleton({ label, lines = 3, media = false, className = '' }: SkeletonProps) {
  const bar = 'shimmer rounded-control bg-(--theme-line)';
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="grid gap-3">
        {media ? <div className={`aspect-3/2 ${bar} rounded-card`} /> : null}
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className={`h-4 ${bar} ${widths[line % widths.length]}`} />
        ))}
      </div>
    </div>
  );
}
