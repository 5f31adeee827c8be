import { createTransport, type Transporter } from 'nodemailer';
import { env } from '@/lib/env';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

let shared: { url: string; transport: Transporter } | undefined;

/** The connection to the mail server, or null while none is set. Opens when the first mail goes out. */
export function mailTransport(): Transporter | null {
  const url = env().SMTP_URL;
  if (!url) return null;
  if (shared?.url !== url) {
    shared?.transport.close();
    shared = {
      url,
      transport: createTransport({
        url,
        pool: true,
        maxConnections: 2,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        // A mail holds what we put into it, never a file or an address that a value names.
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    };
  }
  return shared.transport;
}

/** Lets go of the mail server. */
export function closeMailTransport(): void {
  shared?.transport.close();
  shared = undefined;
}
