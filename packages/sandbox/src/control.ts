import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { confirmPayment } from './api/plans.ts';
import { defects as allDefects, type ActiveDefects } from './defects/index.ts';
import { fault, type Faults } from './faults.ts';
import type { RequestLog } from './requests.ts';
import { openSession } from './sessions.ts';
import type { Backend } from './backend.ts';

interface Control {
  readonly backend: () => Backend;
  readonly faults: Faults;
  readonly defects: ActiveDefects;
  readonly requests: RequestLog;
  readonly reset: () => void;
}

const signInBody = z.object({ account: z.string() });

const readJson = async (context: Context): Promise<unknown> => {
  try {
    const body: unknown = await context.req.json();
    return body;
  } catch {
    return null;
  }
};

/**
 * Adds the control endpoints for tests, as JSON over HTTP: faults, sign-in without pages, the request log, payment
 * confirmation and reset. An invalid body gets 400.
 */
export function addControl(app: Hono, { backend, faults, defects, requests, reset }: Control): void {
  app.get('/sandbox/faults', (context) => context.json(faults.list()));
  app.put('/sandbox/faults/:call', async (context) => {
    const parsed = fault.safeParse(await readJson(context));
    if (!parsed.success)
      return context.json({ error: 'This is not a fault.', issues: parsed.error.issues }, 400);
    if (!faults.set(context.req.param('call'), parsed.data)) {
      return context.json({ error: 'There is no such call, or it cannot have this fault.' }, 400);
    }
    return context.json(faults.list());
  });
  app.delete('/sandbox/faults/:call', (context) => {
    faults.remove(context.req.param('call'));
    return context.json(faults.list());
  });
  app.delete('/sandbox/faults', (context) => {
    faults.clear();
    return context.json({});
  });

  app.get('/sandbox/defects', (context) => {
    const active = defects.list();
    return context.json(
      allDefects.map(({ name, description, effect }) => ({
        name,
        description,
        effect,
        isOn: active.includes(name),
      })),
    );
  });
  for (const method of ['PUT', 'DELETE'])
    app.on(method, '/sandbox/defects/:name', (context) =>
      defects.set(context.req.param('name'), method === 'PUT')
        ? context.json(defects.list())
        : context.json({ error: 'There is no such defect.' }, 404),
    );

  app.get('/sandbox/requests', (context) => context.json(requests.list()));
  app.delete('/sandbox/requests', (context) => {
    requests.clear();
    return context.json([]);
  });

  app.get('/sandbox/accounts', (context) =>
    context.json(
      [...backend().accounts.values()].map(({ plan: { id, name, story } }) => ({ id, name, story })),
    ),
  );
  app.post('/sandbox/sign-in', async (context) => {
    const parsed = signInBody.safeParse(await readJson(context));
    if (!parsed.success) return context.json({ error: 'Which account?' }, 400);
    const account = backend().accounts.get(parsed.data.account);
    if (account === undefined) return context.json({ error: 'There is no such account.' }, 404);
    const session = openSession(backend(), account);
    return context.json({ ...session, image: new URL(session.image, context.req.url).href });
  });
  app.post('/sandbox/payments/:id/confirm', (context) => {
    const payment = backend().payments.get(context.req.param('id'));
    if (payment === undefined) return context.json({ error: 'There is no such payment.' }, 404);
    confirmPayment(backend(), payment);
    return context.json({ confirmed: true });
  });
  app.post('/sandbox/reset', (context) => {
    reset();
    return context.json({ reset: true });
  });
}
