import { roleLabels, roles } from '@/cms/access/roles';
import { DashboardBlock } from '@/cms/admin/dashboard-block';
import { isFactorRequired } from '@/lib/is-second-factor-required';
import { nearTime } from '@/lib/format-times-and-durations';
import { type LastBackup, readLastBackup } from '@/lib/last-backup';
import { type Health, readHealth } from '../../read-health-status';
import type { DashboardText } from './dashboard-translations';

function keptLine(kept: Health['keptForms'], text: DashboardText): string {
  if (kept === null) return text.keptNone;
  if (kept === 'unread') return text.unread;
  return text.kept
    .replace('{{waiting}}', String(kept.waiting))
    .replace('{{aside}}', String(kept.aside.length));
}

/**
 * A line with the roles that must have a second factor, or the advice to require one for roles that read personal data.
 */
function factorLine(text: DashboardText, language: 'vi' | 'en'): string {
  const required = roles.filter(isFactorRequired).map((role) => roleLabels[role][language]);
  const isAdvised = !isFactorRequired('admin') || !isFactorRequired('sales');
  return isAdvised
    ? text.factorAdvised
    : text.factorRequired.replace('{{roles}}', required.join(', '));
}

type BackupProps = { last: LastBackup; text: DashboardText; language: 'vi' | 'en' };

function BackupRow({ last, text, language }: BackupProps) {
  const { at, isEncrypted, isOld, readAt } = last;
  const moment = nearTime(at, language, readAt);
  const said = isEncrypted ? text.backupEncrypted : text.backupPlain;
  return (
    <li>
      <span>{text.backup}</span>
      <span className="admin-dashboard__note" data-urgent={isOld}>
        {said.replace('{{at}}', moment)}
      </span>
    </li>
  );
}

type HealthProps = { text: DashboardText; language: 'vi' | 'en' };

/** The dashboard block with the health of the instance that answers the request, and the last backup. */
export async function HealthBlock({ text, language }: HealthProps) {
  const { status, checks, lists, keptForms } = await readHealth();
  const last = await readLastBackup();
  const parts = Object.entries(checks) as [keyof typeof checks, 'ok' | 'failing'][];
  return (
    <DashboardBlock name="health" title={text.health}>
      <p className="admin-dashboard__state" data-state={status}>
        {text.states[status]}
      </p>
      <ul className="admin-dashboard__rows">
        {parts.map(([part, check]) => (
          <li key={part}>
            <span>{text.checks[part]}</span>
            <span className="admin-dashboard__note" data-urgent={check === 'failing'}>
              {text[check]}
            </span>
          </li>
        ))}
        <li>
          <span>{keptLine(keptForms, text)}</span>
        </li>
        <li>
          <span>{factorLine(text, language)}</span>
        </li>
        {last ? <BackupRow language={language} last={last} text={text} /> : null}
        {lists.length > 0 ? (
          <li>
            <span>{text.lists.replace('{{count}}', String(lists.length))}</span>
          </li>
        ) : null}
      </ul>
      {last ? null : <p className="admin-dashboard__empty">{text.backupNone}</p>}
    </DashboardBlock>
  );
}
