import { attach, combine, sample } from 'effector';
import { $locale } from '../../../kernel/format';
import { statusOf, type Failure } from '../../../kernel/http';
import { createQuestions } from '../../../kernel/save/question';
import { $uuid, page } from '../page';
import { t } from '../text.en';

/** Inputs of a call that the server answered with 409 (specification 8.6). */
interface Duplicates {
  readonly uuid: string;
  readonly links: readonly string[];
  /** The pending input that it is about. */
  readonly pendingKey?: number;
}

const questions = createQuestions<Duplicates, boolean | null>();
/** The open question; the others wait. */
export const { $question, asked: questionAsked, answered: questionAnswered } = questions;
// It closes with the page of its monitor.
const $place = combine({ question: $question, isOpen: page.$isOpen, uuid: $uuid });
sample({
  clock: $place,
  filter: ({ question, isOpen, uuid }) => question !== null && (!isOpen || question.uuid !== uuid),
  fn: () => null,
  target: questionAnswered,
});

/** The open question as a sentence, with the links that it is about. */
export const $duplicate = combine(
  $question,
  $locale,
  (question) => question && { question: t('duplicateQuestion'), links: question.links },
);

const askFx = attach({
  source: { uuid: $uuid, isOpen: page.$isOpen },
  async effect({ uuid, isOpen }, { of, failure }: { of: Duplicates; failure: Failure }) {
    if (!isOpen || of.uuid !== uuid) throw failure;
    return await questions.ask(of);
  },
});

/**
 * Sends inputs, in the handler of an effect. A 409 is asked about while their monitor is open, and sent again with force if
 * the person wants to. It fails with `declined` if they do not, and with the 409 if the page closes before.
 */
export async function sendOrAsk<Result>(
  of: Duplicates,
  isForced: boolean,
  send: (force: boolean) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(isForced);
  } catch (error) {
    const failure = error as Failure;
    if (isForced || statusOf(failure) !== 409) throw failure;
    const answer = await askFx({ of, failure });
    if (answer === true) return await send(true);
    throw answer === null ? failure : ({ kind: 'declined', call: failure.call } satisfies Failure);
  }
}

/** Whether the person did not want to send, which is no failure. */
export const isUnsent = ({ kind }: Failure): boolean => kind === 'declined';
