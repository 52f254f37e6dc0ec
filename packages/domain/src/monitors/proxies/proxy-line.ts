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

interface Parts {
  readonly form: ProxyForm;
  readonly before: string;
  readonly after: string;
  readonly hasCredentials: boolean;
}

const unknown: Parts = { form: 'unknown', before: '', after: '', hasCredentials: false };

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

/** Splits at the first colon, because a password may contain colons. */
function credentials(text: string): { readonly user: string; readonly pass: string } | null {
  const colon = text.indexOf(':');
  return colon < 1 || colon === text.length - 1
    ? null
    : { user: text.slice(0, colon), pass: text.slice(colon + 1) };
}

function partsOfAddress(text: string, isPortOptional: boolean): Parts {
  if (isPortOptional && isHost(text)) {
    return { form: 'host:port', before: text, after: '', hasCredentials: false };
  }
  const address = splitAddress(text);
  if (address === null || !isPort(address.port) || !isHost(address.host)) return unknown;
  const { host, port, rest } = address;
  if (rest === null) return { form: 'host:port', before: text, after: '', hasCredentials: false };
  return credentials(rest) === null
    ? unknown
    : { form: 'host:port:user:pass', before: `${host}:${port}:`, after: '', hasCredentials: true };
}

function partsWithoutScheme(text: string, isPortOptional: boolean): Parts {
  const at = text.lastIndexOf('@');
  if (at >= 0 && credentials(text.slice(0, at)) !== null) {
    const address = text.slice(at + 1);
    if (partsOfAddress(address, isPortOptional).form === 'host:port') {
      return { form: 'user:pass@host:port', before: '', after: `@${address}`, hasCredentials: true };
    }
  }
  return partsOfAddress(text, isPortOptional);
}

function partsOf(line: string): Parts {
  const text = line.trim();
  if (text === '') return { ...unknown, form: 'blank' };
  if (/\s/.test(text)) return unknown;
  const prefix = text.includes('://') ? scheme.exec(text)?.[0] : undefined;
  if (prefix === undefined) return partsWithoutScheme(text, false);
  const parts = partsWithoutScheme(text.slice(prefix.length).replace(/\/$/, ''), true);
  return parts.form === 'unknown'
    ? unknown
    : { ...parts, form: 'scheme://', before: `${prefix}${parts.before}` };
}

/**
 * The format of a proxy. The port is 1 to 65535; with a scheme it is optional, and a trailing slash is
 * allowed. An `unknown` line is marked but can be saved.
 */
export const classifyProxy = (line: string): ProxyForm => partsOf(line).form;

/**
 * Masks user name and password, but not host and port. An unknown format is masked as a whole, unless it
 * cannot contain credentials.
 */
export function maskProxy(line: string): string {
  const { form, before, after, hasCredentials } = partsOf(line);
  if (form === 'blank') return line;
  if (form === 'unknown') return /^[^:@\s]*(?::\d*)?$/.test(line.trim()) ? line : MASK;
  return hasCredentials ? `${before}${MASK}:${MASK}${after}` : line;
}
