/**
 * Refuses files that are dropped beside a box that takes them: the browser would leave the page and show the file. The
 * pointer says so.
 */
export function refuseFiles(target: Document): void {
  const refuse = (event: DragEvent): void => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || dataTransfer === null || !dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  target.addEventListener('dragover', refuse);
  target.addEventListener('drop', refuse);
}
