import { brand } from '../../../../brand.config';
import { palette } from './social-media-picture-colours';

const HEART =
  'M8 12.2c0-2.6 2-4.6 4.4-4.6 1.8 0 3.1 1 3.9 2.6.8-1.6 2.1-2.6 3.9-2.6 2.4 0 4.3 2 4.3 4.6 0 4.3-4.8 7.2-8.3 12.2';

/**
 * The font size in pixels and the maximum number of lines for a title. Longer titles get a smaller font; text beyond
 * the last line is cut.
 */
function sizeOf(title: string): { fontSize: number; lines: number } {
  if (title.length <= 36) return { fontSize: 84, lines: 3 };
  if (title.length <= 80) return { fontSize: 66, lines: 4 };
  return { fontSize: 52, lines: 5 };
}

type CardProps = { title: string; kicker: string; host: string };

/** The social picture of a page: dark background, one large title, the brand mark. */
export function SocialCard({ title, kicker, host }: CardProps) {
  const { fontSize, lines } = sizeOf(title);
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        position: 'relative',
        backgroundColor: palette.ink,
        color: palette.paper,
        // The font names of the picture: the font has one family per subset, and a letter that the first lacks is taken
        // from the next.
        fontFamily: 'Be Vietnam Pro latin, Be Vietnam Pro vietnamese, Be Vietnam Pro latin-ext',
      }}
    >
      <svg
        width="680"
        height="680"
        viewBox="5 5 22 22"
        style={{ position: 'absolute', right: -130, top: 70 }}
      >
        <path
          d={HEART}
          fill="none"
          stroke={palette['ink-raised']}
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          bottom: 0,
          width: 14,
          backgroundColor: palette.son,
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          padding: '64px 80px 60px 94px',
        }}
      >
        <div
          style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 38, fontWeight: 600 }}
        >
          <svg width="60" height="60" viewBox="0 0 32 32">
            <rect width="32" height="32" rx="9" fill={palette.son} />
            <path
              d={HEART}
              fill="none"
              stroke={palette.paper}
              strokeWidth="2.6"
              strokeLinecap="round"
            />
          </svg>
          {brand.name}
        </div>
        <div
          style={{
            display: 'block',
            maxWidth: 940,
            fontSize,
            fontWeight: 600,
            lineHeight: 1.2,
            letterSpacing: '-0.02em',
            lineClamp: lines,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 28 }}>
          <span style={{ color: palette.gold, fontWeight: 600 }}>{kicker}</span>
          <span style={{ color: palette['muted-dark'] }}>{host}</span>
        </div>
      </div>
    </div>
  );
}
