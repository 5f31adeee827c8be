'use client';

import { DefaultEditView, useDocumentInfo } from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { InvitationForm } from './panels-loaded-later.client';

/** The screen of an account; a new one is created by an invitation, without anybody typing a password for its owner. */
export function AccountView(props: DocumentViewClientProps) {
  const { id } = useDocumentInfo();
  return id === undefined ? <InvitationForm /> : <DefaultEditView {...props} />;
}
