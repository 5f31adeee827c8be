import type { ReactNode } from 'react';

const ink = 'var(--color-ink)';
const paper = 'var(--color-paper)';
const faint = 'var(--color-line-control)';
const red = 'var(--color-son)';
const green = 'var(--color-jade)';
const yellow = 'var(--color-turmeric-soft)';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" className="w-full" fill="none">
      {children}
    </svg>
  );
}

type SheetProps = { x: number; width: number; turn?: number; y?: number; height?: number };

/** A drawn sheet of paper; `turn` rotates it around a point below it, in degrees. */
function Sheet({ x, width, turn = 0, y = 6, height = 148 }: SheetProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      fill={paper}
      stroke={faint}
      strokeWidth="1.5"
      transform={`rotate(${turn} 120 190)`}
    />
  );
}

/** Draws one inbox, and twelve topics above it. */
const inbox = (
  <Drawing>
    {Array.from({ length: 12 }, (_, index) => (
      <rect
        key={index}
        x={26 + (index % 4) * 49}
        y={8 + Math.floor(index / 4) * 26}
        width="41"
        height="18"
        rx="9"
        fill={index % 5 === 2 ? green : yellow}
      />
    ))}
    <path
      d="M14 92H76L90 112H150L164 92H226V140A12 12 0 0 1 214 152H26A12 12 0 0 1 14 140Z"
      fill={paper}
      stroke={ink}
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </Drawing>
);

/** Draws five pages in customers’ own words, the last one with a quotation mark. */
const notes = (
  <Drawing>
    {[-16, -8, 0, 8, 16].map((turn) => (
      <Sheet key={turn} x={70} y={14} width={100} height={134} turn={turn} />
    ))}
    <g transform="rotate(16 120 190)" stroke={faint} strokeWidth="4" strokeLinecap="round">
      <path d="M86 66H152M86 82H146M86 98H152M86 114H120" />
      <path d="M86 46V36Q86 30 92 30M100 46V36Q100 30 106 30" stroke={red} strokeWidth="6" />
    </g>
  </Drawing>
);

/** Draws a page with three metrics of four lines each, and three signatures. */
const definitions = (
  <Drawing>
    <Sheet x={26} width={188} />
    {[44, 104, 164].map((x, column) => (
      <g key={x} strokeLinecap="round">
        <circle cx={x + 8} cy="28" r="8" fill={[green, red, ink][column]} />
        <path d={`M${x} 52h36M${x} 66h28M${x} 80h36M${x} 94h22`} stroke={faint} strokeWidth="4" />
        <path
          d={`M${x} 134c4-16 8-16 8-4s6 8 10-2 6-6 6 2 8 2 12-4`}
          stroke={ink}
          strokeWidth="2.5"
        />
      </g>
    ))}
    <path d="M40 112H200" stroke={faint} />
  </Drawing>
);

/** Draws a table of roles: four columns, with marks in each row. */
const roles = (
  <Drawing>
    <Sheet x={16} y={18} width={208} height={124} />
    <rect x="16" y="18" width="208" height="28" fill={ink} />
    <path d="M68 18V142M120 18V142M172 18V142M16 78H224M16 110H224" stroke={faint} />
    {[
      [94, 62, green],
      [42, 62, ink],
      [42, 94, ink],
      [146, 94, red],
      [94, 126, green],
    ].map(([x, y, fill]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="8" fill={String(fill)} />
    ))}
    <path
      d="M182 62H204M182 94H214M182 126H196"
      stroke={faint}
      strokeWidth="5"
      strokeLinecap="round"
    />
  </Drawing>
);

/** Draws a page with two promises that were kept, and three things crossed out. */
const strategy = (
  <Drawing>
    <Sheet x={50} width={140} />
    {[32, 62].map((y) => (
      <g key={y} strokeLinecap="round" strokeLinejoin="round">
        <path d={`M68 ${y}l7 8 12-15`} stroke={green} strokeWidth="5" />
        <path d={`M100 ${y}H172`} stroke={ink} strokeWidth="6" />
      </g>
    ))}
    {[96, 114, 132].map((y, index) => (
      <g key={y} strokeLinecap="round">
        <path d={`M70 ${y}H${170 - index * 18}`} stroke={faint} strokeWidth="5" />
        <path d={`M62 ${y + 5}L${178 - index * 18} ${y - 5}`} stroke={red} strokeWidth="3" />
      </g>
    ))}
  </Drawing>
);

/** Draws a comparison of three vendors by five answers, and a trial with an end. */
const technology = (
  <Drawing>
    {[18, 76, 134].map((x, column) => (
      <g key={x} strokeLinecap="round">
        <rect
          x={x}
          y="14"
          width="48"
          height="138"
          fill={paper}
          stroke={column === 1 ? green : faint}
          strokeWidth={column === 1 ? 4 : 1.5}
        />
        <path
          d={`M${x + 10} 36h28M${x + 10} 60h${20 + column * 4}M${x + 10} 84h28M${x + 10} 108h${26 - column * 6}M${x + 10} 132h20`}
          stroke={column === 1 ? ink : faint}
          strokeWidth="5"
        />
      </g>
    ))}
    <path d="M206 152V24" stroke={ink} strokeWidth="4" strokeLinecap="round" />
    <path d="M206 26H234L226 40L234 54H206Z" fill={red} />
  </Drawing>
);

/** Draws a clock with three marked minutes, one compliment and one complaint. */
const culture = (
  <Drawing>
    <circle cx="82" cy="82" r="66" fill={paper} stroke={ink} strokeWidth="3" />
    <path d="M82 82V22A60 60 0 0 1 100.5 24.9Z" fill={red} />
    <path d="M82 82V30M82 82H118" stroke={ink} strokeWidth="5" strokeLinecap="round" />
    <path d="M82 140V134M24 82H30M140 82H134" stroke={faint} strokeWidth="4" />
    {[
      [22, green],
      [92, red],
    ].map(([y, fill]) => (
      <g key={y} transform={`translate(156 ${y})`}>
        <path
          d="M8 0H68A8 8 0 0 1 76 8V36A8 8 0 0 1 68 44H22L8 56V44A8 8 0 0 1 0 36V8A8 8 0 0 1 8 0Z"
          fill={String(fill)}
        />
        <path d="M16 16H60M16 29H44" stroke={paper} strokeWidth="4" strokeLinecap="round" />
      </g>
    ))}
  </Drawing>
);

/** Draws one sentence in a frame. */
const purpose = (
  <Drawing>
    <path d="M60 34L120 6L180 34" stroke={faint} strokeWidth="2" />
    <circle cx="120" cy="6" r="5" fill={red} />
    <rect
      x="20"
      y="34"
      width="200"
      height="116"
      fill={paper}
      stroke="var(--color-gold)"
      strokeWidth="8"
    />
    <path
      d="M44 76V64Q44 56 52 56M62 76V64Q62 56 70 56"
      stroke={red}
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path d="M44 98H196M44 118H150" stroke={ink} strokeWidth="7" strokeLinecap="round" />
  </Drawing>
);

/** A drawing for each part of the framework but the seventh, which is the large drawing. */
export const papers: readonly ReactNode[] = [
  inbox,
  notes,
  definitions,
  roles,
  strategy,
  technology,
  null,
  culture,
  purpose,
];
