import { saveExampleInputs } from '../contract/calls/monitor-detail';
import { withWireOf } from '../contract/wire/wire';
import type { Resource } from '../kernel/save';
import { makeCall } from '../kernel/http';
import { readMonitor, type MonitorTarget } from './monitor';
import { exampleFields } from './fields';
import { t } from './text.en';

export interface Examples {
  readonly examples: readonly string[];
}

export interface KnownExamples extends Examples {
  readonly uuid: string;
}

/** The example inputs of a monitor, written together. */
export const exampleInputs: Resource<Examples, KnownExamples, MonitorTarget> = {
  name: saveExampleInputs.name,
  keyOf: ({ uuid }) => `examples/${uuid}`,
  read: async ({ uuid }) => ({ uuid, examples: (await readMonitor(uuid)).data.example_inputs ?? [] }),
  find: (known, { uuid }) => (known.uuid === uuid ? known : null),
  fieldsOf: () => exampleFields,
  subjectOf: ({ name }) => (name === undefined ? t('thisExamplesSubject') : t('examplesSubject', { name })),
  withWire: ({ examples }, current) => ({ examples: withWireOf(examples, current.examples) }),
  save: ({ examples }, { uuid }) =>
    makeCall(saveExampleInputs, { parameters: { uuid }, payload: { example_inputs: examples } }),
};
