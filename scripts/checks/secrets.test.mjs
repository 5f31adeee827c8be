import { describe, expect, it } from 'vitest';
import { secretsIn } from './secrets.mjs';
import { madeUpTree } from './temporary-source-tree.mjs';

// The test secret is joined from parts, because the check of secrets reads this file too.
const joined = (...pieces) => pieces.join('');

const PRIVATE_KEY = joined(
  '-----BEGIN RSA PRIVATE ',
  `KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(8)}\n`,
  '-----END RSA PRIVATE ',
  'KEY-----',
);

describe('secrets in the files', () => {
  it.each([
    ['src/a.ts', `const url = '${joined('postgres://site:Xk29-', 'secret@db.example.com/site')}';`],
    ['deploy/key.pem', PRIVATE_KEY],
    ['docs/a.md', joined('ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx')],
    ['.env.backup', joined('SLACK=xoxb-', '123456789012-1234567890123-AbCdEfGhIjKlMnOpQrStUvWx')],
  ])('are found in %s, and masked', async (file, line) => {
    const [finding, ...others] = await secretsIn(
      madeUpTree({ [file]: `first line\n${line}\n` }),
      {},
    );
    expect(finding).toMatch(new RegExp(`^${RegExp.escape(file)}:2: found `));
    expect(finding).not.toContain(line);
    expect(others).toEqual([]);
  });

  it('settings without values, and addresses without a password, pass', async () => {
    const files = {
      '.env.example': 'PAYLOAD_SECRET=\nDATABASE_URL=postgres://localhost/site',
      'README.md': 'See https://example.com/docs.',
      'public/picture.png': PRIVATE_KEY,
    };
    expect(await secretsIn(madeUpTree(files), {})).toEqual([]);
  });

  it('what is known to be none passes, as long as it is there', async () => {
    const tree = madeUpTree({
      'a.md': joined('postgres://site:Xk29-', 'secret@db.example.com/site'),
    });
    const name = 'a.md database-connection-string';
    expect(await secretsIn(tree, { [name]: 'a sample' })).toEqual([]);
    expect(await secretsIn(madeUpTree({ 'a.md': '' }), { [name]: 'a sample' })).toEqual([
      `${name}: no longer found; delete it from the list`,
    ]);
  });
});
