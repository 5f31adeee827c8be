'use client';

import { DefaultEditView, useDocumentInfo } from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { InvitationForm } from './panels-loaded-later.client';

/** The form of an account. For a new account it is the form of an invitation: nobody sets a password for its owner. */
export function AccountView(props: DocumentViewClientProps) {
  const { id } = useDocumentInfo();
  return id === undefined ? <InvitationForm /> : <DefaultEditView {...props} />;
}
