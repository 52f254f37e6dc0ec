import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as engine from 'accessibility-checker-engine/ace-node.js';
import axe from 'axe-core';
import { parse } from 'yaml';
import { axeTags } from '../../.storybook/accessibility.ts';
import { policy, skippedRules } from '../../.storybook/equalAccessRules.ts';
import { criteria, europeanClause, section508, type Criterion } from './criteria.ts';

/** CommonJS, whose names Node does not see. */
const { Checker } = createRequire(import.meta.url)(
  'accessibility-checker-engine/ace-node.js',
) as typeof engine;

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Evidence {
  readonly criteria: readonly string[];
  readonly says: string;
}

interface Manual {
  readonly criteria: readonly string[];
  readonly date: string;
  readonly by: string;
  readonly browser: string;
  readonly technology: string;
  readonly says: string;
  /** What did not work; the criterion is then supported in part. */
  readonly defect?: string;
}

interface Known {
  readonly date: string;
  readonly tests: readonly (Evidence & { readonly file: string; readonly text: string })[];
  readonly absent: readonly (Evidence & { readonly pattern: string })[];
  readonly manual: readonly Manual[];
}

type Adherence = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

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
  const { tests, absent, manual } = known;
  return [
    ...tests.filter(({ file, text }) => !read(file).includes(text)),
    ...absent.filter(({ pattern }) => sources.some((file) => new RegExp(pattern).test(read(file)))),
    ...[...tests, ...absent, ...manual].filter((each) => !each.criteria.every((id) => ids.has(id))),
  ].map(({ says }) => says);
}

/** Rules of axe by criterion: the tag `wcag143` stands for 1.4.3. */
function axeRules(): ReadonlyMap<string, readonly string[]> {
  const rules = axe
    .getRules([...axeTags])
    .filter(({ enabled, tags }) => enabled && !tags.includes('experimental') && !tags.includes('deprecated'));
  return new Map(
    criteria.map(({ id }) => [
      id,
      rules.filter(({ tags }) => tags.includes(`wcag${id.replaceAll('.', '')}`)).map(({ ruleId }) => ruleId),
    ]),
  );
}

/** Rules of Equal Access by criterion, without those that stories are not checked with or that only recommend. */
function equalAccessRules(): ReadonlyMap<string, readonly string[]> {
  const checkpoints = new Checker().rulesets.find(({ id }) => id === policy)?.checkpoints ?? [];
  return new Map(
    checkpoints.map(({ num, rules = [] }) => [
      num,
      rules.filter(({ id, level }) => level === 'VIOLATION' && !skippedRules.has(id)).map(({ id }) => id),
    ]),
  );
}

/** Each criterion with what is known about it. */
export function conformance(): readonly Row[] {
  const engines = [
    ['axe', axeRules()],
    ['Equal Access', equalAccessRules()],
  ] as const;
  return criteria.map((criterion) => {
    const of = <One extends { readonly criteria: readonly string[] }>(all: readonly One[]): readonly One[] =>
      all.filter((each) => each.criteria.includes(criterion.id));
    const absent = of(known.absent);
    const tests = of(known.tests);
    const manual = of(known.manual);
    const rules = engines.flatMap(([engine, byCriterion]) => {
      const names = [...new Set(byCriterion.get(criterion.id) ?? [])].toSorted();
      return names.length === 0 ? [] : [`${engine} finds nothing in any story: ${names.join(', ')}.`];
    });
    const tried = manual.map(
      ({ date, by, browser, technology, says, defect }) =>
        `${says} (${date}, ${by}, ${browser}, ${technology}.)${defect === undefined ? '' : ` ${defect}`}`,
    );
    const shown = [...tests.map(({ says, file }) => `${says} (\`${file}\`)`), ...tried];
    const adherence =
      absent.length > 0
        ? 'not-applicable'
        : manual.some(({ defect }) => defect !== undefined)
          ? 'partially-supports'
          : shown.length > 0
            ? 'supports'
            : 'not-evaluated';
    const missing =
      adherence !== 'not-evaluated'
        ? []
        : [rules.length === 0 ? 'No evidence.' : 'Nobody has evaluated what rules cannot decide.'];
    const remarks = absent.length > 0 ? absent.map(({ says }) => says) : [...shown, ...rules, ...missing];
    return { criterion, adherence, remarks };
  });
}

const labels: Readonly<Record<Adherence, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
};

const methods =
  'Every story of every component and screen must pass the rules of axe (in the dark theme those of color) and, as it is first shown, of IBM Equal Access; screens are also compared with their pictures in forced colors, from right to left and at 200 %. ' +
  'Tests of the repository are named where they show a criterion in the product. No person has evaluated the product with assistive technology ' +
  'unless a remark says so, and no third party has audited it.';

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
              europeanClause(criterion) ?? 'no',
              section508(criterion) === null ? 'no' : 'yes',
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
