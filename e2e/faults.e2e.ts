import { allCalls } from '@dropdeck/domain/contracts';
import { expect, test } from './fixtures.ts';
import { lists } from './faults/lists.ts';
import { faultNames } from './faults/matrix.ts';
import { monitors } from './faults/monitors.ts';
import { product } from './faults/product.ts';
import { createGate, runRow } from './faults/run.ts';
import { session } from './faults/session.ts';
import type { Scenario } from './faults/scenario.ts';

const scenarios: Readonly<Record<string, Scenario>> = { ...session, ...product, ...monitors, ...lists };
const calls = allCalls.map(({ name }) => name);
const rows = calls.flatMap((call) => {
  const scenario = scenarios[call];
  return scenario === undefined ? [] : [{ call, scenario }];
});

test('every call of the contract has a row in the matrix, with a cell for every fault', () => {
  expect(Object.keys(scenarios).toSorted()).toEqual(calls.toSorted());
  console.log(
    `Fault matrix: ${calls.length} calls × ${faultNames.length} faults = ${calls.length * faultNames.length} cells`,
  );
});

// A trace of eight browsers at a time costs more than what it is of.
test.use({ trace: 'off', screenshot: 'off' });

const only = process.env['FAULTS_CALL'];

for (const group of new Set(rows.map(({ scenario }) => scenario.group))) {
  const members = rows.filter(({ call, scenario }) => scenario.group === group && (only ?? call) === call);
  test(`whatever goes wrong with ${group}: it is said, nothing is lost, and one more try makes it good`, async ({
    browser,
    sandbox,
  }) => {
    test.setTimeout(400_000);
    const names = members.map(({ call }) => call);
    const begun = createGate(members.length);
    const results = await Promise.all(
      members.map(({ call, scenario }, place) =>
        runRow({
          browser,
          sandbox,
          call,
          scenario,
          begun,
          calls: names,
          shift: (place * 2) % faultNames.length,
        }),
      ),
    );
    expect(results.flatMap(({ bad }) => bad)).toEqual([]);
    const cells = results.reduce((sum, row) => sum + row.cells, 0);
    expect(cells).toBe(names.length * faultNames.length);
    console.log(`Fault matrix: ${cells} cells held (${names.join(', ')})`);
  });
}
