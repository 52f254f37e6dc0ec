import { allCalls } from '@dropdeck/domain/contracts';
import { expect, test } from '@playwright/test';
import { lists } from './faults/lists.ts';
import { faultNames } from './faults/matrix.ts';
import { monitors } from './faults/monitors.ts';
import { product } from './faults/product.ts';
import { createTurns, openWorker, runRow, type BadCell } from './faults/run.ts';
import { session } from './faults/session.ts';
import type { Scenario } from './faults/scenario.ts';

const scenarios: Readonly<Record<string, Scenario>> = { ...session, ...product, ...monitors, ...lists };
const calls = allCalls.map(({ name }) => name);
/** `FAULTS_CALL=plans.createPaymentLink,session.logout` tries these alone. */
const only = process.env['FAULTS_CALL']?.split(',');
const rows = Object.entries(scenarios)
  .map(([call, scenario], place) => ({ call, scenario, place }))
  .filter(({ call }) => only?.includes(call) ?? true);

/** Browsers side by side in each half; some of them wait for a slow answer. */
const LANES = 7;
/** How many of them work at a time: more than the half has processors, since work is in part waiting. */
const TURNS = 3;

test('every call of the contract has a row in the matrix, with a cell for every fault', () => {
  expect(Object.keys(scenarios).toSorted()).toEqual(calls.toSorted());
  console.log(
    `Fault matrix: ${calls.length} calls × ${faultNames.length} faults = ${calls.length * faultNames.length} cells`,
  );
});

for (const half of [0, 1]) {
  test(`whatever goes wrong with a call is said, nothing is lost, and one more try makes it good (${half + 1} of 2)`, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const waiting = rows.filter(({ place }) => place % 2 === half);
    const bad: BadCell[] = [];
    let cells = 0;
    const turns = createTurns(TURNS);
    const runLane = async (): Promise<void> => {
      await turns.take();
      const worker = await openWorker(browser, turns);
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const { call, scenario, place } = row;
        // Each row begins with another fault, so that the slow answers of all are not waited for at once.
        const first = (place * 2) % faultNames.length;
        const faults = [...faultNames.slice(first), ...faultNames.slice(0, first)];
        const begun = performance.now();
        const badOfRow = await runRow(worker, { call, scenario, faults });
        const seconds = ((performance.now() - begun) / 1000).toFixed(1);
        console.log(`${call}: ${faults.length - badOfRow.length} of ${faults.length} cells, ${seconds} s`);
        bad.push(...badOfRow);
        cells += faults.length;
      }
      await worker.close();
      turns.give();
    };
    await Promise.all(Array.from({ length: Math.min(LANES, waiting.length) }, runLane));
    expect(bad).toEqual([]);
    console.log(`Fault matrix: ${cells} cells held`);
  });
}
