import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';
import { type ListedVersion, versionsOf } from '../editorial/read-versions-of-document';
import { ColumnHeads } from './table-column-headers';
import { CompareWithVersion } from './choose-version-to-compare.client';
import { savedByTexts } from './version-author-texts';

type VersionRowProps = {
  version: ListedVersion;
  shown: string;
  /** The URL of the version's own view; null in the drawer that chooses one to compare with. */
  href: string | null;
  text: typeof savedByTexts.vi;
};

function VersionRow({ version, shown, href, text }: VersionRowProps) {
  const { id, saved, states } = version;
  return (
    <tr data-version={id}>
      <td>
        {href ? (
          <Link href={href} prefetch={false}>
            {shown}
          </Link>
        ) : (
          <CompareWithVersion id={id} shown={shown} />
        )}
      </td>
      <td>
        {saved ? saved.by : text.unknown}
        {saved?.scheduled && <small>{text.scheduled}</small>}
      </td>
      <td>{states.map(({ language }) => text.languages[language]).join(', ')}</td>
      <td>{[...new Set(states.map(({ state }) => text.states[state]))].join(', ')}</td>
    </tr>
  );
}

/** /admin/collections/<type>/:id/versions: every version with its author, language and state. */
export async function VersionsView({
  initPageResult,
  routeSegments,
  versions,
}: DocumentViewServerProps) {
  const { collectionConfig, docID: id, req } = initPageResult;
  if (!collectionConfig || id === undefined) notFound();
  const isTrashed = routeSegments[2] === 'trash';
  const { slug, labels, admin } = collectionConfig;
  const text = req.i18n.language === 'vi' ? savedByTexts.vi : savedByTexts.en;
  const listed = await versionsOf(req, { collection: slug, id });
  const moment = new Intl.DateTimeFormat(req.i18n.language === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: OFFICE_ZONE,
  });
  const isDrawer = versions?.useVersionDrawerCreatedAtCell === true;
  const base = `/admin/collections/${slug}/${isTrashed ? 'trash/' : ''}${id}/versions`;
  const table = (
    <table className="admin-table admin-versions">
      <ColumnHeads columns={text.columns} />
      <tbody>
        {listed.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            shown={moment.format(new Date(version.at))}
            href={isDrawer ? null : `${base}/${version.id}`}
            text={text}
          />
        ))}
      </tbody>
    </table>
  );
  const list = listed.length > 0 ? table : <p>{text.none}</p>;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={id}
        isTrashed={isTrashed}
        pluralLabel={labels.plural}
        useAsTitle={admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <div className="versions">
        {versions?.disableGutter ? list : <Gutter className="versions__wrap">{list}</Gutter>}
      </div>
    </>
  );
}
