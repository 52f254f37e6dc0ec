import { attach, combine, createEvent, createStore, sample } from 'effector';
import { createAutoSaved, type FieldSave } from '../../kernel/save/auto-saved';
import { createCall, type EntityId } from '../../kernel/http';
import { notify } from '../../kernel/toasts/notify';
import { choicesOf, type Choice } from '../../resources/choices';
import {
  updateMonitorInputs,
  type MonitorDetail,
  type MonitorSettingChange,
  type MonitorSettings,
} from '../../contract/calls/monitor-detail';
import { discardRequested, loaded, page } from './page';
import { trackWrite } from '../../resources/pending-writes';

/** A setting that saves on change, with the messages of specification 8.8. */
export function createSetting<Value>(options: {
  readonly initial: Value;
  readonly read: (detail: MonitorDetail) => Value;
  readonly toChange: (value: Value) => MonitorSettingChange;
  readonly savedText: (value: Value) => string;
  readonly failedText: string;
  readonly shownAs?: (value: Value) => Value;
  readonly revertsOnFailure?: boolean;
}) {
  const { initial, read, toChange, savedText, failedText, shownAs, revertsOnFailure = false } = options;
  const saveFx = attach({
    effect: createCall(updateMonitorInputs),
    mapParams: ({ owner, value }: FieldSave<Value>) => ({
      parameters: { uuid: owner },
      payload: toChange(value),
    }),
  });
  trackWrite(saveFx, ({ owner }) => owner);
  const field = createAutoSaved<Value>({
    initial,
    save: saveFx,
    revertsOnFailure,
    ...(shownAs === undefined ? {} : { shownAs }),
  });
  sample({
    clock: loaded,
    fn: ({ uuid, detail }) => ({ owner: uuid, value: read(detail) }),
    target: field.loaded,
  });
  sample({ clock: discardRequested, target: field.discarded });
  notify({ done: [field.saved, ({ value }) => savedText(value)], failed: [field.failed, failedText] });
  return field;
}

type ChoiceKey = 'proxyLists' | 'products' | 'keywordLists';
type ChosenKey = 'selectedProxyList' | 'selectedProduct' | 'selectedKeywordList';

/** A setting with options, which are picked by id as text. */
export function createChoice(options: {
  readonly all: ChoiceKey;
  readonly chosen: ChosenKey;
  readonly toChange: (id: EntityId) => MonitorSettingChange;
  readonly savedText: string;
  readonly failedText: string;
}) {
  const { all, chosen, toChange, savedText, failedText } = options;
  const read = (settings: MonitorSettings | null | undefined): Choice | null => {
    const choice = settings?.[chosen];
    return choice ? { id: choice.id, name: choice.name } : null;
  };
  const field = createSetting<Choice | null>({
    initial: null,
    read: ({ monitorSettings }) => read(monitorSettings),
    toChange: (value) => toChange(value?.id ?? ''),
    savedText: () => savedText,
    failedText,
  });
  const $choices = createStore<readonly Choice[]>([])
    .on(page.started, () => [])
    .on(loaded, (_, { detail }) => choicesOf(detail.monitorSettings?.[all], read(detail.monitorSettings)));
  const picked = createEvent<{ readonly id: string }>();
  sample({
    clock: sample({
      clock: picked,
      source: { choices: $choices, current: field.$chosen, phase: field.$phase },
      fn: ({ choices, current, phase }, { id }) => {
        const found = choices.find((choice) => String(choice.id) === id);
        const isCurrent = phase !== 'failed' && String(current?.id) === id;
        return found === undefined || isCurrent ? null : found;
      },
    }),
    filter: (choice) => choice !== null,
    target: field.changed,
  });
  const $view = combine({ choices: $choices, chosen: field.$value, phase: field.$phase });
  return { ...field, $view, picked };
}
