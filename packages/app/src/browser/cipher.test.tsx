import { expect, it } from 'vitest';
import { decrypt, encrypt } from './cipher';

const passphrase = 'correct horse battery staple';

it('decrypts what it has encrypted, and nothing with another passphrase', async () => {
  const encrypted = await encrypt({ text: '{"a":"Ünïcode"}', passphrase });
  expect(encrypted.iterations).toBeGreaterThanOrEqual(600_000);
  expect(encrypted.data).not.toContain('code');
  expect(await decrypt({ encrypted, passphrase })).toBe('{"a":"Ünïcode"}');
  expect(await decrypt({ encrypted, passphrase: `${passphrase}r` })).toBeNull();
});

it('takes a new salt and a new initialization vector each time', async () => {
  const [a, b] = await Promise.all([encrypt({ text: 'x', passphrase }), encrypt({ text: 'x', passphrase })]);
  expect(a.salt).not.toBe(b.salt);
  expect(a.iv).not.toBe(b.iv);
});

it('refuses damaged data and a file that asks for too many iterations', async () => {
  const encrypted = await encrypt({ text: 'x', passphrase });
  expect(
    await decrypt({ encrypted: { ...encrypted, data: `AAAA${encrypted.data.slice(4)}` }, passphrase }),
  ).toBeNull();
  expect(await decrypt({ encrypted: { ...encrypted, salt: 'not base64!' }, passphrase })).toBeNull();
  expect(await decrypt({ encrypted: { ...encrypted, iterations: 1e12 }, passphrase })).toBeNull();
});
