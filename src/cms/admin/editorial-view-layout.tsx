import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type EditorialViewProps = { view: AdminViewServerProps; title: string; children: ReactNode };

/** Whether the signed-in user may see the editorial views. */
export const isEditorial = ({ initPageResult }: AdminViewServerProps): boolean => {
  const role = initPageResult.req.user?.role;
  return role === 'admin' || role === 'editor';
};

/** The admin's layout around an editorial view. */
export function EditorialView({ view, title, children }: EditorialViewProps) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      <Gutter className="admin-view">
        <h1>{title}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}
