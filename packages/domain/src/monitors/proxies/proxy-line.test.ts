import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportLines, type LineReport } from '../../kernel/list/lines';
import { proxyRules } from './index';
import { classifyProxy, MASK, maskProxy, type ProxyForm } from './proxy-line';

const reportProxies = (text: string): LineReport => reportLines(text, proxyRules);

describe('line of a proxy list', () => {
  it.each<[string, ProxyForm]>([
    ['10.0.0.1:8080', 'host:port'],
    ['proxy.example.com:1', 'host:port'],
    ['localhost:65535', 'host:port'],
    ['[2001:db8::1]:8080', 'host:port'],
    ['  10.0.0.1:8080 ', 'host:port'],
    ['10.0.0.1:8080:user:pass', 'host:port:user:pass'],
    ['gate.example.com:7000:user-session-1:pa:ss', 'host:port:user:pass'],
    ['gate.example.com:7000:user:p@ss', 'host:port:user:pass'],
    ['user:pass@10.0.0.1:8080', 'user:pass@host:port'],
    ['user:p@ss:word@gate.example.com:7000', 'user:pass@host:port'],
    ['http://10.0.0.1:8080', 'scheme://'],
    ['socks5://user:pass@10.0.0.1:1080', 'scheme://'],
    ['https://gate.example.com/', 'scheme://'],
    ['http://10.0.0.1:8080:user:pass', 'scheme://'],
    ['', 'blank'],
    ['   ', 'blank'],
    ['10.0.0.1', 'unknown'],
    ['10.0.0.1:0', 'unknown'],
    ['10.0.0.1:65536', 'unknown'],
    ['10.0.0.256:80', 'unknown'],
    ['10.0.0.1:80:user', 'unknown'],
    ['10.0.0.1:80:user:', 'unknown'],
    ['user@10.0.0.1:80', 'unknown'],
    ['user:pass:10.0.0.1:80', 'unknown'],
    ['10.0.0.1:80 user pass', 'unknown'],
    ['http://', 'unknown'],
    ['# comment', 'unknown'],
  ])('classifies %j as %s', (line, form) => expect(classifyProxy(line)).toBe(form));

  it.each([
    ['10.0.0.1:8080', '10.0.0.1:8080'],
    ['10.0.0.1:8080:user:pass', `10.0.0.1:8080:${MASK}:${MASK}`],
    ['user:pass@10.0.0.1:8080', `${MASK}:${MASK}@10.0.0.1:8080`],
    ['socks5://user:pass@10.0.0.1:1080', `socks5://${MASK}:${MASK}@10.0.0.1:1080`],
    ['http://10.0.0.1:8080:user:pass', `http://10.0.0.1:8080:${MASK}:${MASK}`],
    ['https://gate.example.com', 'https://gate.example.com'],
    ['10.0.0.1:99999', '10.0.0.1:99999'],
    ['user:pass:10.0.0.1:80', MASK],
    ['user:pass', MASK],
    ['', ''],
  ])('masks %j as %j', (line, masked) => expect(maskProxy(line)).toBe(masked));

  const host = fc.oneof(
    fc.ipV4(),
    fc.domain(),
    fc.ipV6().map((ip) => `[${ip}]`),
  );
  const port = fc.integer({ min: 1, max: 65_535 });
  // Prefixed, so that no generated host contains it.
  const secret = fc.stringMatching(/^SECRET[\w.~!$&*+=-]{1,20}$/);

  it('is classified by its format, and shows no credentials, whatever they are', () => {
    fc.assert(
      fc.property(host, port, secret, secret, (at, number, user, pass) => {
        const lines: [string, ProxyForm][] = [
          [`${at}:${number}`, 'host:port'],
          [`${at}:${number}:${user}:${pass}`, 'host:port:user:pass'],
          [`${user}:${pass}@${at}:${number}`, 'user:pass@host:port'],
          [`http://${at}:${number}`, 'scheme://'],
          [`socks5://${user}:${pass}@${at}:${number}`, 'scheme://'],
        ];
        for (const [line, form] of lines) {
          expect([line, classifyProxy(line)]).toEqual([line, form]);
          expect(maskProxy(line)).not.toContain('SECRET');
          expect(maskProxy(line)).toContain(at);
        }
      }),
    );
  });

  it('shows no password in an unknown format', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const line = `${before}:SECRET@${after}`;
        fc.pre(classifyProxy(line) === 'unknown');
        expect(maskProxy(line)).not.toContain('SECRET');
      }),
    );
  });

  it('is parsed in linear time, however long and unusual it is', () => {
    // A pattern that backtracks would exceed the test timeout.
    for (const part of ['a.', 'a-', ':', '@']) {
      const malformed = part.repeat(400_000);
      expect(classifyProxy(malformed)).toBe('unknown');
      expect(classifyProxy(`${malformed}:80`)).toBe('unknown');
    }
  });
});

describe('editor of a proxy list', () => {
  it('marks unknown formats, blank lines and duplicates', () => {
    expect(reportProxies('10.0.0.1:80\n\nnonsense\n10.0.0.1:80')).toEqual({
      total: 4,
      filled: 3,
      blank: [2],
      duplicates: [{ line: 4, first: 1 }],
      unusual: [3],
    });
  });

  it('checks 100,000 proxies in time', () => {
    const text = Array.from(
      { length: 100_000 },
      (_, index) => `gate.example.com:${(index % 65_000) + 1}:user${index}:pass`,
    ).join('\n');
    // A quadratic check would exceed the test timeout.
    expect(reportProxies(text).unusual).toEqual([]);
  });
});
