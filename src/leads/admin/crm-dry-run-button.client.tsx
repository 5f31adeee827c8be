'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';

/** A button on a delivery to a CRM: shows what would be sent, without sending it. */
export function DryRun() {
  const { id, data } = useDocumentInfo();
  const { i18n } = useTranslation();
  if (!id || data?.target === 'webhook') return null;
  return (
    <Button
      buttonStyle="secondary"
      el="anchor"
      newTab
      size="medium"
      url={`/api/deliveries/${String(id)}/dry-run`}
    >
      {i18n.language === 'vi' ? 'Xem sẽ gửi gì' : 'See what would be sent'}
    </Button>
  );
}
