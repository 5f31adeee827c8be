import { getTranslation } from '@payloadcms/translations';
import type { ServerProps, VisibleEntities } from 'payload';
import { AdminSearchButton } from '@/cms/admin/admin-search-button.client';
import { adminSearchTranslations } from '@/cms/admin/admin-search-translations';
import type { AdminSearchAction } from '@/cms/admin/admin-search-actions';
import { inRoleOrder, mostUsedBy, viewsOf } from '@/cms/editorial/navigation-order-by-role';
import { fill } from '@/lib/fill-placeholders';
import { viewTitles } from './browser-tab-titles';

type AdminSearchProps = ServerProps & { visibleEntities?: VisibleEntities };

/**
 * The search over the whole admin, in the header of every screen; it offers what the user's role may open and create.
 */
export function AdminSearch({
  i18n,
  payload,
  permissions,
  user,
  visibleEntities,
}: AdminSearchProps) {
  if (!user || user.collection !== 'users') return null;
  const { role } = user;
  const language = i18n.language === 'en' ? 'en' : 'vi';
  const text = adminSearchTranslations[language];
  const views = viewsOf(role).flatMap((path): AdminSearchAction[] => {
    const title = viewTitles[path];
    return title ? [{ href: `/admin/${path}`, name: title[language] }] : [];
  });
  const { collections, globals } = payload.config;
  const shown = inRoleOrder(
    collections.filter(({ slug }) => visibleEntities?.collections.includes(slug)),
    role,
  );
  const lists = shown.map(({ slug, labels }): AdminSearchAction => ({
    href: `/admin/collections/${slug}`,
    name: getTranslation(labels.plural, i18n),
  }));
  const settings = inRoleOrder(
    globals.filter(({ slug }) => visibleEntities?.globals.includes(slug)),
    role,
  ).map(({ slug, label }): AdminSearchAction => ({
    href: `/admin/globals/${slug}`,
    name: getTranslation(label, i18n),
  }));
  const created = shown.flatMap(({ slug, labels }): AdminSearchAction[] =>
    permissions?.collections?.[slug]?.create
      ? [
          {
            href: `/admin/collections/${slug}/create`,
            name: fill(text.create, { name: getTranslation(labels.singular, i18n) }),
          },
        ]
      : [],
  );
  const most = mostUsedBy(role).map((entry) =>
    entry.startsWith('/') ? `/admin${entry}` : `/admin/collections/${entry}`,
  );
  const placeOf = ({ href }: AdminSearchAction) =>
    most.includes(href) ? most.indexOf(href) : most.length;
  const actions = [
    { href: '/admin', name: text.today },
    ...[...views, ...lists].toSorted((one, other) => placeOf(one) - placeOf(other)),
    ...created,
    ...settings,
    { href: '/admin/account', name: text.account },
  ];
  return <AdminSearchButton actions={actions} language={language} text={text} />;
}
