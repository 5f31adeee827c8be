import type { Locale } from '@/i18n/locales';
import { documentHtml } from '@/lib/render-static-html';
import { palette as c } from '../model/mail-colours';
import { PlainDocument } from './html-document-without-scripts';

type PlainPage = {
  locale: Locale;
  title: string;
  text: string;
  link: { text: string; href: string };
};

const STYLE = `body{margin:0;background:${c.warm};color:${c.ink};font:17px/1.6 'Be Vietnam Pro','Segoe UI',sans-serif}
main{max-width:34em;margin:12vh auto;padding:0 24px}h1{font-size:1.8em;line-height:1.25}a{color:${c.son};font-weight:600}
@media (prefers-color-scheme:dark){body{background:${c.ink};color:${c.paper}}a{color:${c['son-bright']}}}`;

/** A whole HTML page without scripts, for endpoints that people open in a browser, such as the links of mails. */
export function plainPage({ locale, title, text, link }: PlainPage): string {
  return documentHtml(
    <PlainDocument locale={locale} title={title} styles={STYLE}>
      <main>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      </main>
    </PlainDocument>,
  );
}
