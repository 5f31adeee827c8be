import type { Locale } from '@/i18n/locales';
import { DrawnScreen } from '../../pictures/screens/drawn-screen';
import { DataTable } from '../../ui/data-table';
import { Icon } from '../../ui/icon';
import { Image } from '../../ui/image';
import { TextLink } from '../../ui/text-link';
import { RetentionTable } from './retention-table';
import { Runs } from './formatted-text';
import type { TextPart } from '@/content/list-item-and-text-types';

type TextPartViewProps = { part: TextPart; locale: Locale };

/** One part of a rich text; the space before it depends on its type. */
export function TextPartView({ part, locale }: TextPartViewProps) {
  switch (part.kind) {
    case 'heading':
      return <Heading part={part} />;
    case 'text':
      return part.paragraphs.map((paragraph, index) => (
        <p key={index} className="mt-4 max-w-[65ch] wrap-anywhere first:mt-0">
          <Runs runs={paragraph} />
        </p>
      ));
    case 'list':
      return <List part={part} />;
    case 'quote':
      return (
        <blockquote className="mt-8 max-w-[65ch] border-l-4 border-son pl-6 text-lead wrap-anywhere first:mt-0">
          <Runs runs={part.words} />
        </blockquote>
      );
    case 'picture':
      return <Picture part={part} />;
    case 'screen':
      return (
        <figure className="mt-8 first:mt-0">
          <DrawnScreen screen={part.screen} alt={part.alt} locale={locale} />
          <Caption text={part.caption} />
        </figure>
      );
    case 'note':
      return (
        <aside className="mt-8 flex gap-4 rounded-card border border-(--theme-line) bg-(--theme-sunken) p-5 first:mt-0 tablet:p-6">
          <Icon name="info" className="mt-0.5 size-6 text-(--theme-accent)" />
          <div className="min-w-0 wrap-anywhere">
            {part.title ? <p className="font-semibold">{part.title}</p> : null}
            <p className={part.title ? 'mt-1' : ''}>{part.text}</p>
          </div>
        </aside>
      );
    case 'table':
      return (
        <div className="mt-8 first:mt-0">
          {part.bars ? (
            <RetentionTable table={part} bars={part.bars} />
          ) : (
            <DataTable
              id={part.anchor}
              caption={part.caption}
              columns={part.columns}
              rows={part.rows}
            />
          )}
        </div>
      );
    case 'link':
      return (
        <p className="mt-4 first:mt-0">
          <TextLink {...part.link} arrow />
        </p>
      );
  }
}

function Heading({ part }: { part: Extract<TextPart, { kind: 'heading' }> }) {
  return part.level === 2 ? (
    <h2
      id={part.anchor}
      className="type-h3 mt-12 border-t border-(--theme-line) pt-6 first:mt-0 first:border-0 first:pt-0"
    >
      {part.text}
    </h2>
  ) : (
    <h3 id={part.anchor} className="mt-8 text-lead font-semibold first:mt-0">
      {part.text}
    </h3>
  );
}

function List({ part }: { part: Extract<TextPart, { kind: 'list' }> }) {
  const Tag = part.numbered ? 'ol' : 'ul';
  return (
    <Tag
      className={`mt-4 grid max-w-[65ch] gap-2.5 pl-6 marker:font-semibold marker:text-(--theme-accent) ${
        part.numbered ? 'list-decimal' : 'list-disc'
      }`}
    >
      {part.items.map((item, index) => (
        <li key={index} className="pl-1 wrap-anywhere">
          <Runs runs={item} />
        </li>
      ))}
    </Tag>
  );
}

function Picture({ part }: { part: Extract<TextPart, { kind: 'picture' }> }) {
  const { src, width, height, alt, focus } = part.image;
  if (width === null || height === null) return null;
  return (
    <figure className="mt-8 first:mt-0">
      <Image
        image={{ src, width, height }}
        alt={alt}
        sizes="(min-width: 744px) 736px, 100vw"
        focus={focus}
        className="rounded-card"
      />
      <Caption text={part.caption} />
    </figure>
  );
}

function Caption({ text }: { text: string | null }) {
  return text ? (
    <figcaption className="mt-2 text-small text-(--theme-muted)">{text}</figcaption>
  ) : null;
}
