import journeys from './playwright.config.ts';

/**
 * `npm run test:faults`: the fault matrix alone. Many browsers at a time wait for slow answers in it,
 * and would hold up the journeys if it ran among them.
 */
export default Object.assign({}, journeys, {
  testIgnore: [],
  testMatch: '**/faults.e2e.ts',
  reporter: [['list']],
  // A trace of so many browsers at a time costs more than what it is of.
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
});
