/** Copies the selection of a field beside the focus, which is how it works over plain http. */
function copySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Within a dialog, which keeps the focus.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where there is no clipboard
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Copies a text, also where the browser has no clipboard or refuses it. @throws if it could not be copied. */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  try {
    if (clipboard === undefined) throw new Error('The browser has no clipboard');
    await clipboard.writeText(text);
  } catch (error) {
    if (!copySelection(text)) throw error;
  }
}
