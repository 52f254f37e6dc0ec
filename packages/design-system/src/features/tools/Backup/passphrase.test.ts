import { describe, expect, it } from 'vitest';
import { strengthOf } from './passphrase';

describe('strengthOf', () => {
  it.each([
    ['short', 'short'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['releaseradar', 'weak'],
    ['Release-radar7', 'fair'],
    ['three plain words', 'fair'],
    ['correct horse battery staple', 'strong'],
  ])('rates “%s” as %s', (passphrase, strength) => {
    expect(strengthOf(passphrase)).toBe(passphrase === 'short' ? 'short' : strength);
  });
});
