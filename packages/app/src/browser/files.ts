import type { TextFile } from '@dropdeck/domain/shared';

/** Milliseconds that a file's address stays valid: Safari may ask before it saves, and reads the file after that. */
const REVOKE_AFTER_MS = 40_000;

/** Saves a text as a file by a link that is pressed in the person's name. */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
