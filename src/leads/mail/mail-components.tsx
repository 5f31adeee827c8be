import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { palette as c } from '../model/mail-colours';
import type { MailLink, MailPage } from './mail-content-types';

const FONT = "'Be Vietnam Pro','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Inline styles, with an attribute that only Outlook reads. */
type MailStyle = CSSProperties & { msoPaddingAlt?: string };

/** Many mail programs drop style sheets, so each element has inline styles. Classes are only for dark mode. */
export const textStyle = (
  fontSize: number,
  color: string,
  rest: CSSProperties = {},
): CSSProperties => ({
  margin: '0 0 16px',
  fontFamily: FONT,
  fontSize,
  lineHeight: 1.6,
  color,
  ...rest,
});

/** A one-column layout table, the only layout that every mail program supports. */
export function Column({ width, children }: { width?: number; children: ReactNode }) {
  return (
    <table
      role="presentation"
      // Outlook reads the attribute `width`, all other mail programs the style.
      width={width ?? '100%'}
      cellPadding={0}
      cellSpacing={0}
      style={width ? { width: '100%', maxWidth: width } : undefined}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // Lines have no identity and are never reordered, so indices are fine as keys.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Paragraphs, separated by empty lines; a block whose lines all begin with "- " becomes a list. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((block, index) => {
    const lines = block.split('\n');
    if (!lines.every((line) => line.startsWith('- '))) {
      return (
        <p key={index} className="ink" style={textStyle(16, c.ink)}>
          <Lines text={block} />
        </p>
      );
    }
    return (
      <ul key={index} className="ink" style={textStyle(16, c.ink, { padding: '0 0 0 20px' })}>
        {lines.map((line) => (
          <li key={line} style={{ margin: '0 0 8px' }}>
            {line.slice(2)}
          </li>
        ))}
      </ul>
    );
  });
}

export function Details({ details }: Pick<MailPage, 'details'>) {
  if (details.length === 0) return null;
  const cell: CSSProperties = { borderBottom: `1px solid ${c.line}`, verticalAlign: 'top' };
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '8px 0 24px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {details.map(([label, value]) => (
          <tr key={label}>
            <th
              scope="row"
              align="left"
              className="muted line"
              style={{
                ...textStyle(15, c.muted, { padding: '10px 16px 10px 0', whiteSpace: 'nowrap' }),
                ...cell,
                fontWeight: 400,
              }}
            >
              {label}
            </th>
            <td
              width="100%"
              className="ink line"
              style={{
                ...textStyle(15, c.ink, { padding: '10px 0', overflowWrap: 'anywhere' }),
                ...cell,
              }}
            >
              <Lines text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LinkList({ links }: { links: NonNullable<MailPage['links']> }) {
  return (
    <ul
      className="ink"
      style={textStyle(15, c.ink, { margin: '8px 0 24px', padding: '0 0 0 20px' })}
    >
      {links.map(({ text, href, note, isLate }) => (
        <li key={text} style={{ margin: '0 0 12px' }}>
          <a href={href} className="ink" style={{ color: c.ink, fontWeight: 600 }}>
            {text}
          </a>
          {note && (
            <>
              <br />
              <span
                className={isLate ? 'accent' : 'muted'}
                style={{ color: isLate ? c.son : c.muted }}
              >
                {note}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Button({ text, href }: MailLink) {
  const cell: MailStyle = {
    borderRadius: 12,
    backgroundColor: c.son,
    // This padding is for Outlook, which ignores the CSS padding of links.
    msoPaddingAlt: '14px 24px',
  };
  const link = { display: 'inline-block', margin: 0, padding: '14px 24px', fontWeight: 600 };
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '8px 0 24px', borderCollapse: 'separate' }}
    >
      <tbody>
        <tr>
          <td style={cell}>
            <a href={href} style={textStyle(16, c.paper, { ...link, textDecoration: 'none' })}>
              {text}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** An inline picture such as a QR code. Its background is white in dark mode too, so that a phone can scan it. */
export function Picture({ cid, alt, size }: NonNullable<MailPage['picture']>) {
  return (
    <p style={{ margin: '0 0 24px' }}>
      {/* oxlint-disable-next-line nextjs/no-img-element -- it comes with the mail */}
      <img
        src={`cid:${cid}`}
        alt={alt}
        width={size}
        height={size}
        // For a picture of normal priority React adds a preload element, which means nothing in a mail.
        fetchPriority="low"
        className="line"
        style={{
          display: 'block',
          border: `1px solid ${c.line}`,
          borderRadius: 12,
          backgroundColor: c.paper,
        }}
      />
    </p>
  );
}

export function SmallLink({ text, href }: MailLink) {
  return (
    <p className="muted" style={textStyle(13, c.muted, { margin: '0 0 8px' })}>
      <a href={href} style={{ color: c.muted }}>
        {text}
      </a>
    </p>
  );
}

/** The length, in characters, of the text that an inbox shows beside the subject. */
const PREVIEW_LENGTH = 140;

/** The preview text: the first paragraph that does not end in a comma, as a greeting does; cut when it is long. */
function firstWords(body: string): string {
  const blocks = body.split(/\n{2,}/);
  const said = blocks.find((block) => !block.endsWith(',')) ?? '';
  const line = said.replaceAll(/\s+/g, ' ');
  return line.length <= PREVIEW_LENGTH ? line : `${line.slice(0, PREVIEW_LENGTH).trimEnd()}…`;
}

/** The preview text that an inbox shows before the mail is opened; hidden in the mail itself. */
export function InboxPreview({ body }: Pick<MailPage, 'body'>) {
  return (
    <div
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        opacity: 0,
        maxHeight: 0,
        maxWidth: 0,
      }}
    >
      {firstWords(body)}
      {/* Invisible characters that keep the mail's text out of the preview. */}
      {'\u200B\u00A0'.repeat(60)}
    </div>
  );
}
