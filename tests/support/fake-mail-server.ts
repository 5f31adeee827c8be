import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A received mail: the envelope's recipients, the raw bytes, and the result of an independent parser. */
export type ArrivedMail = { to: string[]; raw: string; mail: ParsedMail };

type Answer = 'take' | { code: number };

/** A real mail server that stores mails, and refuses those that it is told to. */
export async function startMailServer() {
  const arrived: ArrivedMail[] = [];
  let answer: (to: string, attempt: number) => Answer = () => 'take';
  const attempts = new Map<string, number>();
  const refusal = (code: number) => Object.assign(new Error('Refused'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const said = answer(address, attempt);
      callback(said === 'take' ? null : refusal(said.code));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const to = envelope.rcptTo.map(({ address }) => address);
        const keep = async () => {
          arrived.push({ to, raw: raw.toString('utf8'), mail: await simpleParser(raw) });
          callback();
        };
        void keep();
      });
    },
  });
  // A killed sender resets its connection: its mail counts as not received.
  server.on('error', () => {});
  await new Promise<void>((resume) => {
    server.listen(0, '127.0.0.1', resume);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    answerWith(next: typeof answer) {
      answer = next;
      attempts.clear();
    },
    /** Mails to an e-mail address, in order of arrival. */
    to: (address: string) => arrived.filter((mail) => mail.to.includes(address)),
    stop: () =>
      new Promise<void>((resume) => {
        server.close(resume);
      }),
  };
}
