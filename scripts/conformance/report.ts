import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as engine from 'accessibility-checker-engine/ace-node.js';
import axe from 'axe-core';
import { parse } from 'yaml';
import { axeTags } from '../../.storybook/accessibility.ts';
import { policy, skippedRules } from '../../.storybook/equalAccessRules.ts';
import { read, root } from '../root.ts';
import { criteria, type Criterion } from './criteria.ts';

/** CommonJS, whose names Node does not see. */
const { Checker } = createRequire(import.meta.url)(
  'accessibility-checker-engine/ace-node.js',
) as typeof engine;

interface Evidence {
  readonly criteria: readonly string[];
  readonly says: string;
}

interface Known {
  readonly date: string;
  readonly tests: readonly (Evidence & { readonly file: string; readonly text: string })[];
  readonly absent: readonly (Evidence & { readonly pattern: string })[];
}

type Adherence = 'supports' | 'not-applicable' | 'not-evaluated';

interface Row {
  readonly criterion: Criterion;
  readonly adherence: Adherence;
  readonly remarks: readonly string[];
}

const known = parse(read('docs/conformance.evidence.yaml')) as Known;

/** The product's own sources, which what is said to be absent is looked for in. */
const sources = ['packages/app/src', 'packages/design-system/src', 'packages/domain/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|fixtures)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** The sentences of the evidence that the repository no longer bears out. */
export function staleEvidence(): readonly string[] {
  const ids = new Set(criteria.map(({ id }) => id));
  const { tests, absent } = known;
  return [
    ...tests.filter(({ file, text }) => !read(file).includes(text)),
    ...absent.filter(({ pattern }) => sources.some((file) => new RegExp(pattern).test(read(file)))),
    ...[...tests, ...absent].filter((each) => !each.criteria.every((id) => ids.has(id))),
  ].map(({ says }) => says);
}

/** Criteria that rules of axe decide in part: the tag `wcag143` stands for 1.4.3. */
const axeTagsInUse: ReadonlySet<string> = new Set(
  axe
    .getRules([...axeTags])
    .filter(({ enabled, tags }) => enabled && !tags.includes('experimental') && !tags.includes('deprecated'))
    .flatMap(({ tags }) => tags),
);

/** Criteria that rules of Equal Access decide in part, without those that stories are not checked with. */
const equalAccessCriteria: ReadonlySet<string> = new Set(
  new Checker().rulesets
    .find(({ id }) => id === policy)
    ?.checkpoints.filter(({ rules = [] }) =>
      rules.some(({ id, level }) => level === 'VIOLATION' && !skippedRules.has(id)),
    )
    .map(({ num }) => num),
);

/** Each criterion with what is known about it. */
export function conformance(): readonly Row[] {
  return criteria.map((criterion) => {
    const { id } = criterion;
    const absent = known.absent.filter((each) => each.criteria.includes(id));
    if (absent.length > 0)
      return { criterion, adherence: 'not-applicable', remarks: absent.map(({ says }) => says) };
    const shown = known.tests
      .filter((each) => each.criteria.includes(id))
      .map(({ says, file }) => `${says} (\`${file}\`)`);
    const engines = [
      ...(axeTagsInUse.has(`wcag${id.replaceAll('.', '')}`) ? ['axe'] : []),
      ...(equalAccessCriteria.has(id) ? ['Equal Access'] : []),
    ];
    const rules =
      engines.length === 0 ? [] : [`Rules of ${engines.join(' and ')} find nothing in any story.`];
    if (shown.length > 0) return { criterion, adherence: 'supports', remarks: [...shown, ...rules] };
    const missing = rules.length === 0 ? 'No evidence.' : 'What rules cannot decide has not been evaluated.';
    return { criterion, adherence: 'not-evaluated', remarks: [...rules, missing] };
  });
}

const labels: Readonly<Record<Adherence, string>> = {
  supports: 'Supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
};

const methods =
  'Every story of every component and screen must pass the rules of axe (in the dark theme those of color) and, as it is first shown, of IBM Equal Access; screens are also compared with their pictures in forced colors, from right to left and at 200 %. ' +
  'Tests of the repository are named where they show a criterion in the product. No person has evaluated the product with assistive technology, ' +
  'and no third party has audited it.';

const terms =
  '“Supports” means that a named test shows the criterion and that no defect is known. “Not evaluated” is used for levels A and AA, too: ' +
  'rules alone decide a part of a criterion.';

const { version } = JSON.parse(read('package.json')) as { readonly version: string };

/** The report as a page. */
export function conformancePage(): string {
  const rows = conformance();
  const counts = (Object.keys(labels) as Adherence[]).map(
    (one) => `${labels[one].toLowerCase()} ${rows.filter(({ adherence }) => adherence === one).length}`,
  );
  return [
    '# Conformance with WCAG 2.2, EN 301 549 and Section 508',
    `Written by \`npm run ci conformance\` from [what is known](conformance.evidence.yaml); do not edit it. Dropdeck ${version}, ${known.date}.`,
    methods,
    terms,
    `Of ${rows.length} criteria: ${counts.join(', ')}.`,
    'EN 301 549 V3.2.1 has the criteria of WCAG 2.1, as clause 9 and the number. The Revised Section 508 has those of WCAG 2.0 (E205.4, E207.2, 602.3).',
    ...(['A', 'AA'] as const).flatMap((level) => [
      `## Level ${level}`,
      [
        '| Criterion | EN 301 549 | Section 508 | Conformance | Remarks |',
        '| --- | --- | --- | --- | --- |',
        ...rows
          .filter(({ criterion }) => criterion.level === level)
          .map(({ criterion, adherence, remarks }) =>
            [
              '',
              `${criterion.id} ${criterion.name}`,
              criterion.since === '2.2' ? 'no' : `9.${criterion.id}`,
              criterion.since === '2.0' ? 'yes' : 'no',
              labels[adherence],
              remarks.join('<br>'),
              '',
            ]
              .join(' | ')
              .trim(),
          ),
      ].join('\n'),
    ]),
    '',
  ].join('\n\n');
}

/** The file of the report. */
export const reportFile = 'docs/conformance.md';
