import { createEffect } from 'effector';
import { writeFx } from '../../../resources';
import { editOfFields } from '../../../resources/input-fields';
import { NEW_ID } from '../../../kernel/save/changes';
import type { Failure } from '../../../kernel/http';
import type { Undo } from '../entries';
import { accessValue, examplesValue, inputPatch, settingValue, webhooksValue, wholeInput } from './patches';

/** The parts that belong to one monitor. */
export type MonitorPart = 'webhooks' | 'setting' | 'input' | 'examples' | 'access';

/** Changes of one part of one monitor that one write takes back: several of inputs, else one. */
export interface MonitorRevert {
  readonly part: MonitorPart;
  readonly uuid: string;
  /** The monitor's name, for the conflict dialog. */
  readonly name: string;
  readonly undos: readonly Undo[];
}

const regionsOf = (urls: Readonly<Record<string, string>>) =>
  Object.entries(urls).map(([region, webhook_url]) => ({ region, webhook_url }));

const newInput = ({ to }: Undo) => ({ ...wholeInput.parse(to), id: NEW_ID });

async function revertInputs({ uuid, name, undos }: MonitorRevert): Promise<void> {
  const owner = { uuid, name };
  const deleted = undos.filter(({ from }) => from === null);
  const created = undos.filter(({ to }) => to === null);
  const changed = undos.filter(({ from, to }) => from !== null && to !== null);
  if (deleted.length > 0)
    await writeFx({
      ...owner,
      part: 'inputs-add',
      inputs: deleted.map(newInput),
    });
  if (created.length > 0)
    await writeFx({
      ...owner,
      part: 'inputs-delete',
      inputs: created.map(({ from }) => wholeInput.parse(from)),
    });
  if (changed.length > 0) {
    const fields = (side: 'from' | 'to') =>
      editOfFields(changed.map((undo) => ({ id: undo.id ?? '', values: inputPatch.parse(undo[side]) })));
    await writeFx({ ...owner, part: 'input-fields', before: fields('from'), after: fields('to') });
  }
}

/** Takes back changes of one monitor, merged into what the server has now. It fails with a `Failure`. */
export const revertMonitorFx = createEffect<MonitorRevert, void, Failure>(async (revert) => {
  const { part, uuid, name, undos } = revert;
  const [undo] = undos;
  if (undo === undefined) return;
  const { from, to } = undo;
  const owner = { uuid, name };
  switch (part) {
    case 'input':
      await revertInputs(revert);
      return;
    case 'webhooks': {
      const regions = (value: unknown) => regionsOf(webhooksValue.parse(value));
      await writeFx({ ...owner, part, before: regions(from), after: regions(to) });
      return;
    }
    case 'examples': {
      const examples = (value: unknown) => examplesValue.parse(value).examples;
      await writeFx({ ...owner, part, before: examples(from), after: examples(to) });
      return;
    }
    case 'access': {
      const ids = (value: unknown) => accessValue.parse(value).ids;
      await writeFx({ ...owner, part, before: ids(from), after: ids(to) });
      return;
    }
    case 'setting':
      await writeFx({ ...owner, part, before: settingValue.parse(from), change: settingValue.parse(to) });
  }
});
