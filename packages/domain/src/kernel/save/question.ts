import { createEvent, createStore, sample } from 'effector';
import { run, toRun } from '../ports';

/**
 * Questions to the person, shown one after the other. The one who asks awaits the answer.
 *
 * @returns `ask` resolves, in the handler of an effect, with the answer; `$question` is the one that is shown, and `answered` answers it.
 */
export function createQuestions<Question extends object, Answer>() {
  const asked = createEvent<Question>();
  const answered = createEvent<Answer>();

  const $open = createStore<readonly Question[]>([]).on(asked, (open, question) => [...open, question]);
  const $question = $open.map(([first]) => first ?? null);
  const ended = sample({
    clock: answered,
    source: $question,
    fn: (question, answer) => ({ question, answer }),
  });
  $open.on(ended, (open) => open.slice(1));

  /** By the question, which is a new object each time. */
  const waiting = new WeakMap<Question, (answer: Answer) => void>();
  sample({
    clock: ended,
    fn:
      ({ question, answer }) =>
      () =>
        question && waiting.get(question)?.(answer),
    target: toRun,
  });
  const ask = (question: Question): Promise<Answer> =>
    run(
      () =>
        new Promise<Answer>((resolve) => {
          const own = { ...question };
          waiting.set(own, resolve);
          asked(own);
        }),
    ) as Promise<Answer>;

  return { $question, asked, answered, ask };
}
