'use client';

import { DefaultEditView, useDocumentInfo } from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { InvitationForm } from './panels-loaded-later.client';

/** The form of an account. A new account is made by an invitation, so that only its owner sets the password. */
export function AccountView(props: DocumentViewClientProps) {
  const { id } = useDocumentInfo();
  return id === undefined ? <InvitationForm /> : <DefaultEditView {...props} />;
}
