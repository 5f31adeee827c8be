type TrendProps = { className?: string };

const weeks = [31, 33, 32, 35, 34, 37, 38, 37, 41, 42, 44, 46];
const width = 240;
const height = 56;
const [lowest, highest] = [Math.min(...weeks), Math.max(...weeks)];

const points = weeks.map((value, index) => {
  const x = (index / (weeks.length - 1)) * (width - 8) + 4;
  const y = height - 6 - ((value - lowest) / (highest - lowest)) * (height - 12);
  return `${x.toFixed(1)},${y.toFixed(1)}`;
});

/** Twelve weeks of NPS as a line, with the newest value at its end. */
export function Trend({ className = '' }: TrendProps) {
  const [x, y] = (points.at(-1) ?? '0,0').split(',');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`drawn block w-full ${className}`}
      fill="none"
    >
      <path d={`M0 ${height - 1}H${width}`} stroke="currentColor" strokeOpacity="0.3" />
      <polyline
        points={points.join(' ')}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r="4" fill="currentColor" />
    </svg>
  );
}
