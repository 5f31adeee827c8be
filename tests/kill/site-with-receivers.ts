import { startReceiver } from '../../scripts/test/webhook-receiver.mjs';
import { startSite } from '../../scripts/test/test-site.mjs';
import { startMailServer } from '../support/fake-mail-server';
import { startCrms } from './fake-crms';

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * A site with every receiver of leads: a webhook receiver, a mail server and both CRMs. `name` is the folder below
 * .cache/test that holds its data. `survives` is what its database has to survive, `logFile` another place for its log.
 */
export async function startToldSite(
  name: string,
  options: { survives: 'power cut' | 'kill'; logFile?: string },
) {
  const receiver = await startReceiver();
  const mailServer = await startMailServer();
  const crms = await startCrms();
  const env = {
    ...crms.env,
    ALLOW_LOOPBACK_TARGETS: 'true',
    LEAD_WEBHOOK_SECRET: receiver.secret,
    LEAD_WEBHOOK_URL: receiver.url,
    SMTP_URL: mailServer.url,
  };
  const site = await startSite(name, env, options);
  return {
    site,
    receiver,
    mailServer,
    crms,
    async stop() {
      await site.stop();
      await Promise.all([receiver.stop(), mailServer.stop(), crms.stop()]);
    },
  };
}

export type ToldSite = Awaited<ReturnType<typeof startToldSite>>;
