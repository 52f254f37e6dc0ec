import type { TextFile } from '@dropdeck/domain/kernel';

/** Milliseconds until the object URL is revoked. Safari reads it only after the user has confirmed the download. */
const REVOKE_AFTER_MS = 40_000;

/** Downloads a text as a file by clicking a temporary link. */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
