'use client';

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** Asks for one's own password where an account's e-mail address or password is about to change. */
export function PresentPassword({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo();
  const isAsked = useFormFields(
    ([{ email, password }]) => Boolean(password) || email?.value !== email?.initialValue,
  );
  if (id === undefined || !isAsked) return null;
  return <PasswordField autoComplete="current-password" field={field} path={path} />;
}
