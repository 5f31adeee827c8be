type LinesProps = {
  /** How many entries are spaced evenly on the outer side. */
  count: number;
  direction: 'in' | 'out';
};

/** A curve from the middle of each entry to the centre of the map; one straight line below the width of a desktop. */
export function Lines({ count, direction }: LinesProps) {
  const outer = direction === 'in' ? 0 : 100;
  const paths = Array.from({ length: count }, (_, index) => {
    const y = ((index + 0.5) / count) * 100;
    return `M${outer} ${y}C50 ${y} 50 50 ${100 - outer} 50`;
  });
  return (
    <div
      aria-hidden="true"
      className="relative max-desktop:grid max-desktop:h-12 max-desktop:place-items-center"
    >
      <span className="h-full w-px bg-gold desktop:hidden" />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 hidden size-full text-gold desktop:block"
      >
        <path
          d={paths.join('')}
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}
