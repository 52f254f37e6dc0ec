import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../../kernel/format';
import { page } from '../page';
import type { Update } from './calls';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { t } from '../text.en';

interface AddQuestion {
  readonly kind: 'add';
  readonly key: number;
  readonly item: MonitorInput;
}

export interface UpdateQuestion {
  readonly kind: 'update';
  readonly update: Update;
}

/** The inputs of a call that the server answered with 409 (specification 8.6). */
type DuplicateQuestion =
  | AddQuestion
  | UpdateQuestion
  | { readonly kind: 'batch'; readonly batch: object; readonly count: number };

export const questionAsked = createEvent<DuplicateQuestion>();
/** `true` sends the call again with force; `false` drops it. */
export const questionAnswered = createEvent<boolean>();

const $questions = createStore<readonly DuplicateQuestion[]>([])
  .on(page.started, () => [])
  .on(questionAsked, (questions, question) => [...questions, question]);

const answered = sample({
  clock: questionAnswered,
  source: $questions,
  filter: ({ length }) => length > 0,
  fn: ([question, ...rest], isYes) => ({ question: question as DuplicateQuestion, rest, isYes }),
});
$questions.on(answered, (_, { rest }) => rest);

/** The open question; the others wait. */
export const $question = $questions.map(([question]) => question ?? null);

const linksOf = (question: DuplicateQuestion): readonly string[] => {
  if (question.kind === 'add') return [question.item.link];
  return question.kind === 'update' ? question.update.edits.map(({ mine }) => mine.link) : [];
};

/** The open question as a sentence, with the links that it is about. */
export const $duplicate = combine(
  $question,
  $locale,
  (question) => question && { question: t('duplicateQuestion'), links: linksOf(question) },
);

export const accepted = sample({
  clock: answered,
  filter: ({ isYes }) => isYes,
  fn: ({ question }) => question,
});
export const declined = sample({
  clock: answered,
  filter: ({ isYes }) => !isYes,
  fn: ({ question }) => question,
});

const isAdd = (question: DuplicateQuestion): question is AddQuestion => question.kind === 'add';
/** An input that is not added after all. */
export const addDeclined = sample({ clock: declined, filter: isAdd, fn: ({ item }) => item });

const isUpdate = (question: DuplicateQuestion): question is UpdateQuestion => question.kind === 'update';
export const updateAccepted = sample({ clock: accepted, filter: isUpdate, fn: ({ update }) => update });
export const updateDeclined = sample({ clock: declined, filter: isUpdate, fn: ({ update }) => update });
