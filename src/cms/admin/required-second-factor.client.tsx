'use client';

import { Link, useTranslation } from '@payloadcms/ui';
import { OwnSecondFactor } from './second-factor-panel.client';
import { secondFactorTranslations } from './second-factor-translations';
import { useTexts } from './use-translations.client';

/** The screen on which one's own required second factor is set up; afterwards it opens the page in `next`. */
export function RequiredFactor({ next, signOut }: { next: string; signOut: string }) {
  const text = useTexts(secondFactorTranslations);
  const { t } = useTranslation();
  return (
    <section className="admin-panel account-panel second-factor">
      <h1>{text.requiredTitle}</h1>
      <p>{text.requiredWhy}</p>
      <OwnSecondFactor
        state={{ isOn: false, codesLeft: 0, isRequired: true }}
        // A full page load: the server redirected every screen before, and the router may have cached that.
        reload={() => window.location.assign(next)}
      />
      <p>
        <Link href={signOut} prefetch={false}>
          {t('authentication:logOut')}
        </Link>
      </p>
    </section>
  );
}
