import journeys from './playwright.config.ts';

/**
 * `npm run test:faults`: the fault matrix alone. Many browsers at a time wait for slow answers in it,
 * and would hold up the journeys if it ran among them.
 */
export default Object.assign({}, journeys, {
  testIgnore: [],
  testMatch: '**/faults.e2e.ts',
  reporter: [['list']],
  use: {
    ...journeys.use,
    // A trace of so many browsers at a time costs more than what it is of.
    trace: 'off',
    screenshot: 'off',
    ...(process.env['FAULTS_ARGS']
      ? {
          launchOptions: {
            ...journeys.use.launchOptions,
            args: [...(journeys.use?.launchOptions?.args ?? []), ...process.env['FAULTS_ARGS'].split(' ')],
          },
        }
      : {}),
  },
});
