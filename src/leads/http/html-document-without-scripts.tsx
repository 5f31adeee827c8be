import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';

/** An HTML document without scripts or linked files, which search engines are told not to index (`noindex`). */
export function PlainDocument({
  locale,
  title,
  styles,
  children,
}: {
  locale: Locale;
  title: string;
  styles: string;
  children: ReactNode;
}) {
  return (
    <html lang={locale}>
      {/* oxlint-disable-next-line nextjs/no-head-element -- Next does not render this document */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
