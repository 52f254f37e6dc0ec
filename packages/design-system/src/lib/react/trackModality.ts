import { setInteractionModality } from 'react-aria/useFocusVisible';
import { modalityMarks, usesKeys } from './modality';

/** Keys that type, wherever they also move the focus. */
const isTyping = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('input, textarea') && !/^(Tab|Escape)$/.test(key);

/**
 * Marks the document as `data-pointer` from a press until a key: the ring around a text box, and the tooltip of what is
 * focused, are for those who use keys. Tells React Aria, too, which takes the click of a key for a screen reader's, after
 * which it moves the focus only once no transition runs: keys pressed until then would be lost. The app calls this once.
 */
export function trackModality(): void {
  const marks = modalityMarks();
  window.addEventListener('pointerdown', () => void (marks['pointer'] = ''), { capture: true });
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event)) delete marks['pointer'];
    },
    { capture: true },
  );
  // After React Aria, which listens at the document.
  document.body.addEventListener(
    'click',
    ({ detail }) => {
      if (detail === 0 && usesKeys()) setInteractionModality('keyboard');
    },
    { capture: true },
  );
}
