'use client';

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';

const words = {
  vi: { receipt: 'Biên nhận đồng ý', state: 'Kiểm tra các sổ' },
  en: { receipt: 'Consent receipt', state: 'Check the ledgers' },
};

function useText() {
  const { i18n } = useTranslation();
  return i18n.language === 'vi' ? words.vi : words.en;
}

/** The link on a lead's form to the printable page of its consents. */
export function ConsentReceipt() {
  const { id } = useDocumentInfo();
  const text = useText();
  if (!id) return null;
  return (
    <Button
      buttonStyle="secondary"
      el="anchor"
      margin={false}
      newTab
      size="medium"
      url={`/api/consents/receipt/${String(id)}`}
    >
      {text.receipt}
    </Button>
  );
}

/** The button above each ledger that lets admins verify all of them. */
export function ConsentState() {
  const { user } = useAuth();
  const text = useText();
  if (user?.role !== 'admin') return null;
  return (
    <Button buttonStyle="secondary" el="anchor" newTab size="small" url="/api/consents/state">
      {text.state}
    </Button>
  );
}
