/** The vertical position of each step, left to right. */
const heights = [112, 86, 124, 78, 168, 104, 208, 112, 76];
const STEP = 52;
const steps = heights.map((y, index) => ({ x: 62 + index * STEP, y }));
/** The indices of the steps at which customers give up. */
const circled = [2, 4, 6];

/** A customer journey of nine steps with four boxes each; three steps are circled in red. */
export function JourneySheet() {
  return (
    <svg viewBox="0 0 540 470" aria-hidden="true" className="w-full" fill="none">
      <path
        d="M12 14H528V458H12Z"
        fill="var(--color-paper)"
        stroke="var(--color-line-control)"
        strokeWidth="1.5"
      />
      <path d="M-4 26L28 2M512 2L544 26" stroke="var(--color-turmeric-soft)" strokeWidth="16" />
      <polyline
        points={steps.map(({ x, y }) => `${x},${y}`).join(' ')}
        stroke="var(--color-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {steps.map(({ x, y }, index) => (
        <g key={x}>
          <circle
            cx={x}
            cy={y}
            r="7"
            fill="var(--color-paper)"
            stroke="var(--color-ink)"
            strokeWidth="3"
          />
          {[0, 1, 2, 3].map((row) => (
            <rect
              key={row}
              x={x - 20}
              y={264 + row * 46}
              width="40"
              height="36"
              rx="3"
              fill={
                circled.includes(index) && row === 2
                  ? 'var(--color-son-soft)'
                  : 'var(--color-turmeric-soft)'
              }
            />
          ))}
        </g>
      ))}
      {circled.map((index) => {
        const { x = 0, y = 0 } = steps[index] ?? {};
        return (
          <path
            key={index}
            d={`M${x + 16} ${y - 22}C${x - 20} ${y - 36} ${x - 38} ${y + 4} ${x - 16} ${y + 22}S${x + 42} ${y + 14} ${x + 28} ${y - 12}S${x - 2} ${y - 30} ${x - 10} ${y - 24}`}
            stroke="var(--color-son)"
            strokeWidth="4"
            strokeLinecap="round"
          />
        );
      })}
    </svg>
  );
}
