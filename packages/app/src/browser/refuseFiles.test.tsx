import { expect, it } from 'vitest';
import { refuseFiles } from './refuseFiles';

const drag = (type: 'dragover' | 'drop', types: readonly string[], on: Element): DragEvent => {
  const event = new DragEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types, dropEffect: 'copy' } });
  on.dispatchEvent(event);
  return event;
};

it('refuses files that nothing takes, and leaves text and taken files alone', () => {
  refuseFiles(document);
  const box = document.body.appendChild(document.createElement('div'));
  for (const type of ['dragover', 'drop'] as const) {
    const file = drag(type, ['Files'], document.body);
    expect(file.defaultPrevented).toBe(true);
    expect(file.dataTransfer?.dropEffect).toBe('none');
    expect(drag(type, ['text/plain'], document.body).defaultPrevented).toBe(false);
    box.addEventListener(type, (event) => event.preventDefault());
    expect(drag(type, ['Files'], box).dataTransfer?.dropEffect).toBe('copy');
  }
  box.remove();
});
