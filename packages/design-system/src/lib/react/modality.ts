/** What trackModality marks: `data-pointer` after a press. */
export const modalityMarks = (): DOMStringMap => document.documentElement.dataset;

/** Whether the person used keys last, or nothing yet. */
export const usesKeys = (): boolean => modalityMarks()['pointer'] === undefined;

/** Presses a button by script for a key that a person pressed. */
export function pressByKey(button: HTMLElement): void {
  delete modalityMarks()['pointer'];
  button.click();
}
