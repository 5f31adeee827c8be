import { palette as c } from '../model/mail-colours';
import type { MailPage } from './mail-content-types';
import {
  Button,
  Column,
  Details,
  InboxPreview,
  LinkList,
  Paragraphs,
  Picture,
  SmallLink,
  textStyle,
} from './mail-components';

/**
 * Dark colours for mail programs with a dark mode, which would otherwise invent some. The last rule keeps the text
 * colour of dates and numbers that iOS turns into links.
 */
const styleSheet = `@media (prefers-color-scheme: dark) {
  .ground { background-color: ${c.ink} !important; }
  .sheet { background-color: ${c['ink-raised']} !important; }
  .ink { color: ${c.paper} !important; }
  .muted, .muted a { color: ${c['muted-dark']} !important; }
  .line { border-color: ${c['line-dark']} !important; }
  .accent { color: ${c['son-bright']} !important; }
}
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; }`;

function Head({ title }: Pick<MailPage, 'title'>) {
  return (
    // oxlint-disable-next-line nextjs/no-head-element -- a mail is no page of Next
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style>{styleSheet}</style>
    </head>
  );
}

function Sheet({ page }: { page: MailPage }) {
  const { title, body, details, links, picture, button, closing } = page;
  return (
    <td
      className="sheet"
      // The bottom padding is half of the top one, because the last paragraph adds a margin of 16 px.
      style={{ padding: '32px 28px 16px', borderRadius: 20, backgroundColor: c.paper }}
    >
      <h1
        className="ink"
        style={textStyle(24, c.ink, { margin: '0 0 20px', fontWeight: 600, lineHeight: 1.3 })}
      >
        {title}
      </h1>
      <Paragraphs text={body} />
      <Details details={details} />
      {links && <LinkList links={links} />}
      {picture && <Picture {...picture} />}
      {button && <Button {...button} />}
      {closing !== '' && <Paragraphs text={closing} />}
    </td>
  );
}

/** A whole mail: one column, styles inline, readable when pictures and style sheets are off. */
export function MailDocument({ page, sender }: { page: MailPage; sender: string }) {
  const { locale, title, body, footer, withdrawal, privacy } = page;
  return (
    <html lang={locale}>
      <Head title={title} />
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: c.warm }}>
        <InboxPreview body={body} />
        <Column>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it places what it holds */}
            <td
              align="center"
              className="ground"
              style={{ padding: '32px 16px', backgroundColor: c.warm }}
            >
              <Column width={600}>
                <tr>
                  <td style={{ padding: '0 8px 20px' }}>
                    <p
                      className="accent"
                      style={textStyle(18, c.son, { margin: 0, fontWeight: 600 })}
                    >
                      {sender}
                    </p>
                  </td>
                </tr>
                <tr>
                  <Sheet page={page} />
                </tr>
                <tr>
                  <td style={{ padding: '24px 8px 0' }}>
                    <p className="muted" style={textStyle(13, c.muted, { margin: '0 0 8px' })}>
                      {footer}
                    </p>
                    {withdrawal && <SmallLink {...withdrawal} />}
                    {privacy && <SmallLink {...privacy} />}
                  </td>
                </tr>
              </Column>
            </td>
          </tr>
        </Column>
      </body>
    </html>
  );
}
