import { createEffect, createEvent, createStore, sample } from 'effector';

/**
 * Questions to the person, shown one after the other. The one who asks awaits the answer.
 *
 * @returns `askFx` resolves with the answer; `$question` is the one that is shown, and `answered` answers it; `dropped` gives
 * all that are open the same answer.
 */
export function createQuestions<Question extends object, Answer>() {
  const asked = createEvent<Question>();
  const answered = createEvent<Answer>();
  const dropped = createEvent<Answer>();

  const $open = createStore<readonly Question[]>([]).on(asked, (open, question) => [...open, question]);
  const ended = sample({
    clock: [
      sample({ clock: answered, source: $open, fn: (open, answer) => ({ ended: open.slice(0, 1), answer }) }),
      sample({ clock: dropped, source: $open, fn: (open, answer) => ({ ended: open, answer }) }),
    ],
  });
  $open.on(ended, (open, { ended: some }) => open.filter((question) => !some.includes(question)));

  /** By the question, which is a new object each time. */
  const waiting = new WeakMap<Question, (answer: Answer) => void>();
  sample({
    clock: ended,
    target: createEffect(({ ended: some, answer }: { ended: readonly Question[]; answer: Answer }) => {
      for (const question of some) waiting.get(question)?.(answer);
    }),
  });
  const askFx = createEffect(
    (question: Question) =>
      new Promise<Answer>((resolve) => {
        const own = { ...question };
        waiting.set(own, resolve);
        asked(own);
      }),
  );

  return { $question: $open.map(([first]) => first ?? null), asked, answered, dropped, askFx };
}
