import { parseArgs } from 'node:util';
import { accountPlans } from './accounts.ts';
import { listen } from './listen.ts';

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4310' },
      host: { type: 'string', default: '127.0.0.1' },
      /** The app's origin, such as http://localhost:5173. */
      app: { type: 'string' },
      /** A defect of the server, several times: GET /sandbox/defects lists them. */
      defect: { type: 'string', multiple: true, default: [] },
      /** The folder of a built app to serve as well. */
      static: { type: 'string' },
    },
  });
  const { origin, sandbox } = await listen({
    port: Number(values.port),
    host: values.host,
    cors: true,
    ...(values.app === undefined ? {} : { appOrigin: values.app }),
    ...(values.static === undefined ? {} : { staticDir: values.static }),
  });
  for (const name of values.defect)
    if (!sandbox.defects.set(name, true)) throw new Error(`There is no defect ${name}.`);
  console.log(`The sandbox answers at ${origin}`);
  console.log(`Sign in at ${origin}/sandbox/login as ${accountPlans.map(({ id }) => id).join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
