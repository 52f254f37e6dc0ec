import { linkKey } from '../../resources/input-form';
import type { MonitorInput } from '../../contract/calls/inputs';
import type { PlannedValue } from '../../kernel/job/plan';
import type { BackupInput } from './file';
import { inputFields } from '../../resources/fields';
import { changedValues, textIn } from '../../resources/values';
import { inputOf, optionNames } from './present';
import { added as addedValues, type MonitorStep, type MonitorSteps } from '../../resources';
import type { Match } from './steps';
import { t } from './text.en';

// The title and the lists have these.
const fields = inputFields.filter(({ key }) => key !== 'link' && key !== 'keywordId');

/** The fields of the backup, without those that are blank: nothing is deleted. */
const givenFields = (wanted: BackupInput): Partial<BackupInput> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const key = field.key as keyof BackupInput;
      return textIn(wanted, field) === '' ? [] : [[key, wanted[key]] as const];
    }),
  );

/** The given fields that an input has otherwise. */
const changedOf = (current: BackupInput, given: Partial<BackupInput>): Partial<BackupInput> =>
  Object.fromEntries(
    Object.entries(given).filter(([key, value]) => value !== current[key as keyof BackupInput]),
  );

/** The steps of a monitor's inputs, matched by link and keyword list. */
export function planInputs({ wanted, detail }: Match, steps: MonitorSteps): readonly MonitorStep[] {
  const lists = optionNames(detail.monitorSettings?.keywordLists);
  const listIds = new Map([...lists].map(([id, name]) => [name, id]));
  const byLink = new Map(detail.inputs.map((input) => [linkKey(input.link), input]));
  const added: BackupInput[] = [];
  const otherList: BackupInput[] = [];
  const edits: { before: MonitorInput; after: MonitorInput; changes: readonly PlannedValue[] }[] = [];
  let unchanged = 0;
  for (const input of wanted.inputs) {
    const before = byLink.get(linkKey(input.link));
    if (before === undefined) {
      added.push(input);
      continue;
    }
    const current = inputOf(before, lists);
    if (current.keywordList !== input.keywordList) {
      otherList.push(input);
      continue;
    }
    const changes = changedValues(fields, current, { ...current, ...givenFields(input) });
    if (changes.length === 0) unchanged += 1;
    else
      edits.push({
        before,
        after: { ...before, ...changedOf(current, givenFields(input)) },
        changes: changes.map((change) =>
          Object.assign({}, change, { label: `${input.link}, ${change.label}` }),
        ),
      });
  }
  const creatable = added.filter(({ keywordList }) => keywordList === null || listIds.has(keywordList));
  const newInputs = creatable.map(({ keywordList, specialWebhook = '', ...input }): MonitorInput => ({
    ...input,
    id: -1,
    specialWebhook,
    keywordId: keywordList === null ? null : (listIds.get(keywordList) ?? null),
  }));
  const all: MonitorStep[] = [...steps.addInputs(newInputs)];
  if (creatable.length < added.length) {
    const reason = t('noKeywordList');
    all.push(
      steps.skipped('inputs lists', t('addInputs', { count: added.length - creatable.length }), reason),
    );
  }
  all.push(
    ...steps.updateInputs(
      edits,
      edits.flatMap(({ changes }) => changes),
    ),
  );
  if (otherList.length > 0) {
    const reason = t('otherKeywordList');
    const links = addedValues(otherList.map(({ link }) => link));
    all.push(steps.skipped('inputs other', t('inputs', { count: otherList.length }), reason, links));
  }
  if (unchanged > 0) all.push(steps.unchanged('inputs same', t('inputs', { count: unchanged })));
  return all;
}
