import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { NavGroupType } from '@payloadcms/ui/shared';
import type { Role } from '@/cms/access/roles';
import { inRoleOrder, mostUsedBy } from '@/cms/editorial/navigation-order-by-role';
import { viewTitles } from '../admin/browser-tab-titles';
import type { DashboardText } from './dashboard-translations';

type Entity = NavGroupType['entities'][number];
type LinkTo = { href: string; name: string };

type RoleLinksProps = {
  /** The collections and globals that the signed-in person may open, grouped as in the navigation. */
  groups: readonly NavGroupType[];
  i18n: I18nClient;
  language: 'vi' | 'en';
  role: Role;
  text: DashboardText;
};

function Links({ title, links }: { title: string; links: readonly LinkTo[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to everything that the signed-in person may open, those that the role uses most first. */
export function RoleLinks({ groups, i18n, language, role, text }: RoleLinksProps) {
  const linkTo = ({ slug, type, label }: Entity): LinkTo => ({
    href: `/admin/${type}/${slug}`,
    name: getTranslation(label, i18n),
  });
  const most = mostUsedBy(role);
  const entities = new Map(
    groups.flatMap((group) => group.entities.map((entity) => [entity.slug, entity] as const)),
  );
  if (entities.size < 2) return null; // the block of accounts already has the only link
  const first = most.flatMap((entry): LinkTo[] => {
    const view = viewTitles[entry.slice(1)];
    if (entry.startsWith('/')) {
      return view ? [{ href: `/admin${entry}`, name: view[language] }] : [];
    }
    const entity = entities.get(entry);
    return entity ? [linkTo(entity)] : [];
  });
  return (
    <nav className="admin-dashboard__links" aria-label={text.links}>
      <h2>{text.links}</h2>
      <div className="admin-dashboard__groups">
        <Links title={text.mostUsed} links={first} />
        {groups.map(({ label, entities: all }) => {
          const others = all.filter(({ slug }) => !most.includes(slug));
          return others.length > 0 ? (
            <Links key={label} title={label} links={inRoleOrder(others, role).map(linkTo)} />
          ) : null;
        })}
      </div>
    </nav>
  );
}
