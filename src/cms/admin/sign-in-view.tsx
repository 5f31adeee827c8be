import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL, getSafeRedirect } from 'payload/shared';
import { BrandLogo } from './brand-logo-and-icon';
import { SignInForm } from './sign-in-form.client';

/** /admin/login: replaces the CMS's sign-in screen by one with a field for the code of the second factor (ADR-0037). */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { admin, routes } = req.payload.config;
  const next = getSafeRedirect({
    fallbackTo: routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  });
  if (req.user) redirect(next);
  return (
    <>
      <div className="login__brand">
        <BrandLogo />
      </div>
      <SignInForm
        action={formatAdminURL({ apiRoute: routes.api, path: `/${admin.user}/login` })}
        next={next}
        forgot={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })}
      />
    </>
  );
}
