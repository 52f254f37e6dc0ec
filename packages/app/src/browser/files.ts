import type { TextFile } from '@dropdeck/domain/shared';

/** Saves a text as a file by a link that is pressed in the person's name. */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has the text by the next turn; the address is of no use after that.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
