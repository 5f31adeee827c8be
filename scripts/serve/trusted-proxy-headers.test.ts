import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { setClientAddress } from './trusted-proxy-headers.mjs';

function requestOf(peer: string, headers: Record<string, string> = {}): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer });
  return Object.assign(new IncomingMessage(socket), { headers });
}

function addressOf(trusted: number, peer: string, said?: string): string | undefined {
  const request = requestOf(peer, said === undefined ? {} : { 'x-forwarded-for': said });
  setClientAddress(request, trusted);
  return request.headers['x-forwarded-for'] as string;
}

const PEER = '203.0.113.9';
const FORGED = '198.51.100.1';
const CLIENT = '192.0.2.44';
const OUTER = '10.0.0.2';

describe("the sender's address", () => {
  it.each([
    ['nothing said', undefined],
    ['one forged', FORGED],
    ['several forged', `${FORGED}, 127.0.0.1, ::1`],
    ['rubbish', ' , ,'],
  ])(
    'without a proxy it is the address of the connection, whatever headers say (%s)',
    (_, said) => {
      expect(addressOf(0, PEER, said)).toBe(PEER);
    },
  );

  it.each([
    ['as the proxy saw it', CLIENT],
    ['behind one that was forged', `${FORGED}, ${CLIENT}`],
    ['behind several, without spaces', `${FORGED},${FORGED},127.0.0.1,${CLIENT}`],
    ['behind empty ones', ` , ${FORGED},, ${CLIENT}`],
  ])('behind one proxy it is the last address of the header (%s)', (_, said) => {
    expect(addressOf(1, PEER, said)).toBe(CLIENT);
  });

  it.each([
    ['alone', `${CLIENT}, ${OUTER}`],
    ['behind one that was forged', `${FORGED}, ${CLIENT}, ${OUTER}`],
  ])('behind two proxies it is the last but one (%s)', (_, said) => {
    expect(addressOf(2, PEER, said)).toBe(CLIENT);
  });

  it.each([
    [1, undefined],
    [1, ''],
    [2, undefined],
    [2, FORGED],
  ])(
    'a request that bypassed %i proxies gets the address of its connection (header: %s)',
    (trusted, said) => {
      expect(addressOf(trusted, PEER, said)).toBe(PEER);
    },
  );

  it('an IPv4 address mapped to IPv6 is the same address', () => {
    expect(addressOf(0, `::ffff:${PEER}`)).toBe(PEER);
    expect(addressOf(1, PEER, `::ffff:${CLIENT}`)).toBe(CLIENT);
    expect(addressOf(0, '2001:db8::1')).toBe('2001:db8::1');
  });
});

describe('host and protocol given in headers', () => {
  const said = {
    'x-forwarded-host': 'forged.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    host: 'tamvia.example',
  };

  it('are trusted from configured proxies only', () => {
    const direct = requestOf(PEER, { ...said });
    setClientAddress(direct, 0);
    expect(direct.headers).toEqual({ host: 'tamvia.example', 'x-forwarded-for': PEER });

    const proxied = requestOf(PEER, { ...said, 'x-forwarded-for': CLIENT });
    setClientAddress(proxied, 1);
    expect(proxied.headers).toEqual({ ...said, 'x-forwarded-for': CLIENT });
  });
});
