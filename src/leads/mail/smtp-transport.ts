import { createTransport, type Transporter } from 'nodemailer';
import { env } from '@/lib/env';
import { isOnOwnNetwork } from '@/lib/environment-rules';
import { errorCode, log } from '@/lib/write-log-line';

const CONNECT_TIMEOUT_MS = 10_000;
const RESPONSE_TIMEOUT_MS = 20_000;

let shared: { url: string; transport: Transporter } | undefined;

const needsTls = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'smtp:' && !isOnOwnNetwork(hostname);
};

/**
 * The shared transport to the mail server (a pool of connections), or null when none is configured. Creating it opens
 * no connection.
 */
export function mailTransport(): Transporter | null {
  const url = env().SMTP_URL;
  if (!url) return null;
  if (shared?.url !== url) {
    shared?.transport.close();
    shared = {
      url,
      transport: createTransport({
        url,
        // Mails without encryption would be readable on their way (ASVS 12.3.1), so none is sent without STARTTLS.
        ...(needsTls(url) ? { requireTLS: true, ignoreTLS: false } : {}),
        pool: true,
        maxConnections: 2,
        connectionTimeout: CONNECT_TIMEOUT_MS,
        greetingTimeout: CONNECT_TIMEOUT_MS,
        socketTimeout: RESPONSE_TIMEOUT_MS,
        // The library must never load a file or a URL that is named in a mail.
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    };
  }
  return shared.transport;
}

/** The code of an error when the mail server offers no encryption where it is required. */
export const NO_TLS = 'ETLS';

/**
 * Warns in the log when the mail server will not be used, because it is outside the own network and offers no STARTTLS:
 * an earlier version sent mails to it unencrypted. Other faults show with the first mail.
 */
export async function checkMailServer(): Promise<void> {
  const url = env().SMTP_URL;
  if (!url || !needsTls(url)) return;
  const fault = await mailTransport()
    ?.verify()
    .then(() => null, errorCode);
  if (fault === NO_TLS) log.warn('mail.server-unencrypted');
}

export function closeMailTransport(): void {
  shared?.transport.close();
  shared = undefined;
}
