import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePort } from './start-web-server.mjs';

it('a port in use is refused at once, or waited for when its owner is about to end', async () => {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken`);
  let isGivenBack = false;
  const waiting = requireFreePort(port, 30).then(() => expect(isGivenBack).toBe(true));
  await new Promise((resume) => setTimeout(resume, 250));
  isGivenBack = true;
  holder.close();
  await waiting;
});

it('a port that browsers refuse to open is refused with a sentence', async () => {
  // Port 4190 (ManageSieve) is one of the bad ports of the Fetch standard, so a server on it could never be checked.
  await expect(requireFreePort(4190)).rejects.toThrow(
    'Browsers refuse to open port 4190; set PORT to another one.',
  );
});
