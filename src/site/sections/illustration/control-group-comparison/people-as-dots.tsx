const COLUMNS = 50;
const ROWS = 20;

type CrowdProps = { base: number; extra: number };

/**
 * A thousand people as dots, row by row: the first `base` in the section's colour, the next `extra` in red.
 */
export function Crowd({ base, extra }: CrowdProps) {
  return (
    <div
      aria-hidden="true"
      className="aspect-[5/2] bg-silk [mask-image:radial-gradient(circle,black_42%,transparent_46%)] [mask-size:2%_5%]"
    >
      <svg viewBox={`0 0 ${COLUMNS} ${ROWS}`} className="w-full">
        {runs(0, base).map((run) => (
          <Run key={run.top} run={run} className="fill-(--hue)" />
        ))}
        {runs(base, base + extra).map((run) => (
          <Run key={run.top} run={run} className="fill-son" />
        ))}
      </svg>
    </div>
  );
}

type RunOfDots = { top: number; left: number; length: number };

/** The rectangles, one per row, that cover the dots between two indices. */
function runs(from: number, to: number): RunOfDots[] {
  const pieces: RunOfDots[] = [];
  for (let at = from; at < to;) {
    const left = at % COLUMNS;
    const length = Math.min(COLUMNS - left, to - at);
    pieces.push({ top: Math.floor(at / COLUMNS), left, length });
    at += length;
  }
  return pieces;
}

function Run({ run: { top, left, length }, className }: { run: RunOfDots; className: string }) {
  return <rect x={left} y={top} width={length} height="1" className={className} />;
}
