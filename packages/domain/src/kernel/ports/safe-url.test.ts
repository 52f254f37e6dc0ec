import { expect, it } from 'vitest';
import { isSafeUrl } from '.';

it.each([
  'https://pay.example/c/1?x=1#y',
  'https://pay.example',
  'HTTPS://pay.example:8443/',
  'http://localhost:4173/sandbox/pay/1',
  'http://127.0.0.1:80/',
  'http://[::1]:3000/x',
])('isSafeUrl accepts %s', (url) => expect(isSafeUrl(url)).toBe(true));

it.each([
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  '/settings',
  'http://pay.example/',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'https://user@evil.example/',
  'https://pay.example\\@evil.example/',
  'https:///evil.example',
  'java\nscript:alert(1)',
  'https://pay.example/\nx',
])('isSafeUrl rejects %j', (url) => expect(isSafeUrl(url)).toBe(false));
