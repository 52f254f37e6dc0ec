import type { Encrypted } from '@dropdeck/domain/kernel';

/** OWASP's number for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
/** The most that a file may ask for, so that a forged one does not block the browser. */
const MAX_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

async function deriveKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    // The same passphrase may be typed with composed or decomposed characters.
    new TextEncoder().encode(passphrase.normalize('NFKC')),
    'PBKDF2',
    false,
    ['deriveKey'],
  );
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Encrypts a text with a key from a passphrase, a new salt and a new initialization vector. */
export async function encrypt({
  text,
  passphrase,
}: {
  readonly text: string;
  readonly passphrase: string;
}): Promise<Encrypted> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await deriveKey(passphrase, salt, ITERATIONS);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return {
    cipher: 'AES-GCM',
    derivation: 'PBKDF2-SHA-256',
    iterations: ITERATIONS,
    salt: toBase64(salt),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  };
}

/** Decrypts what `encrypt` made; `null` for a wrong passphrase or damaged data, which AES-GCM does not tell apart. */
export async function decrypt({
  encrypted: { salt, iv, data, iterations },
  passphrase,
}: {
  readonly encrypted: Encrypted;
  readonly passphrase: string;
}): Promise<string | null> {
  if (iterations < 1 || iterations > MAX_ITERATIONS) return null;
  try {
    const key = await deriveKey(passphrase, fromBase64(salt), iterations);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}
