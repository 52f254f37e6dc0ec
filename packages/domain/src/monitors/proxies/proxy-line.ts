/** The known formats of a proxy; `blank` for an empty line, `unknown` for anything else. */
export type ProxyForm =
  | 'host:port'
  | 'host:port:user:pass'
  | 'user:pass@host:port'
  | 'scheme://'
  | 'blank'
  | 'unknown';

/** Replaces a user name or a password of any length. */
export const MASK = '••••';

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;
const ipv4 = /^\d+\.\d+\.\d+\.\d+$/;
const name = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*\.?$/i;
const ipv6 = /^\[[0-9a-f:.]*:[0-9a-f:.]*\]$/i;

function isHost(text: string): boolean {
  if (ipv4.test(text)) return text.split('.').every((part) => Number(part) <= 255);
  return text.length <= 253 && (name.test(text) || ipv6.test(text));
}

const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

interface Reading {
  readonly form: ProxyForm;
  /** The line with masked credentials; `null` without any. */
  readonly masked: string | null;
}

const MASKED = `${MASK}:${MASK}`;
const address: Reading = { form: 'host:port', masked: null };
const unknown: Reading = { form: 'unknown', masked: null };

/** Splits host, port and the rest. An IPv6 host is in brackets, because it contains colons. */
function splitAddress(text: string) {
  const colon = text.indexOf(':', text.startsWith('[') ? Math.max(text.indexOf(']'), 0) : 0);
  if (colon < 0) return null;
  const next = text.indexOf(':', colon + 1);
  return {
    host: text.slice(0, colon),
    port: text.slice(colon + 1, next < 0 ? text.length : next),
    rest: next < 0 ? null : text.slice(next + 1),
  };
}

/** Whether a text is `user:pass`; the password may contain colons. */
const isCredentials = (text: string): boolean => /^[^:]+:.+$/s.test(text);

function readAddress(text: string, isPortOptional: boolean): Reading {
  if (isPortOptional && isHost(text)) return address;
  const split = splitAddress(text);
  if (split === null || !isPort(split.port) || !isHost(split.host)) return unknown;
  const { host, port, rest } = split;
  if (rest === null) return address;
  return isCredentials(rest) ? { form: 'host:port:user:pass', masked: `${host}:${port}:${MASKED}` } : unknown;
}

function readWithoutScheme(text: string, isPortOptional: boolean): Reading {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return at >= 0 && isCredentials(text.slice(0, at)) && readAddress(host, isPortOptional).form === 'host:port'
    ? { form: 'user:pass@host:port', masked: `${MASKED}@${host}` }
    : readAddress(text, isPortOptional);
}

function readProxy(line: string): Reading {
  const text = line.trim();
  if (text === '') return { form: 'blank', masked: null };
  if (/\s/.test(text)) return unknown;
  const prefix = text.includes('://') ? scheme.exec(text)?.[0] : undefined;
  if (prefix === undefined) return readWithoutScheme(text, false);
  const proxy = readWithoutScheme(text.slice(prefix.length).replace(/\/$/, ''), true);
  if (proxy.form === 'unknown') return unknown;
  return { form: 'scheme://', masked: proxy.masked && `${prefix}${proxy.masked}` };
}

/**
 * The format of a proxy. The port is 1 to 65535; with a scheme it is optional, and a trailing slash is
 * allowed. An `unknown` line is marked but can be saved.
 */
export const classifyProxy = (line: string): ProxyForm => readProxy(line).form;

/**
 * Masks user name and password, but not host and port. An unknown format is masked as a whole, unless it
 * cannot contain credentials.
 */
export function maskProxy(line: string): string {
  const { form, masked } = readProxy(line);
  if (form === 'unknown') return /^[^:@\s]*(?::\d*)?$/.test(line.trim()) ? line : MASK;
  return masked ?? line;
}
