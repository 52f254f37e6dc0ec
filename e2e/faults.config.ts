import journeys from './playwright.config.ts';

/**
 * `npm run test:faults`: the fault matrix alone. Eight browsers at a time wait for slow answers in it,
 * so that it would hold up the journeys if it ran among them.
 */
export default Object.assign({}, journeys, {
  testIgnore: [],
  testMatch: '**/faults.e2e.ts',
  reporter: [['list']],
});
