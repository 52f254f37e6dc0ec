import { html } from 'hono/html';
import { defects as allDefects } from '../defects/index.ts';
import { fault, faultTargets, type Fault } from '../faults.ts';
import { appOriginOf, isOwnOrLoopback } from '../origins.ts';
import { issueCode, loginState } from '../sessions.ts';
import type { Account } from '../backend.ts';
import type { PageApp, PageOptions } from './index.ts';
import { page, pageHeaders, problem, type Html } from './layout.ts';

const account = ({ plan, image }: Account): Html => html`
  <li>
    <button class="account" name="account" value="${plan.id}">
      <img src="${image}" alt="" width="40" height="40" />
      <span><b>${plan.name}</b> <small>${plan.id}: ${plan.story}</small></span>
    </button>
  </li>
`;

const describe = (value: Fault): string => {
  const { kind, times, ...details } = value;
  const facts = Object.entries(details).map(([key, detail]) => `${key} ${detail}`);
  const what = kind === 'status' || kind === 'delay' ? [] : [kind];
  return [...what, ...facts, times === undefined ? 'until removed' : `${times} more`].join(', ');
};

const KINDS = ['status', 'html', 'delay', 'drop', 'malformed', 'shape', 'empty', 'never'] as const;

const defectsForm = (active: readonly string[], app: string): Html => html`
  <form method="post" action="/sandbox/login/defects" class="stack">
    <input type="hidden" name="app" value="${app}" />
    ${active.map(
      (name) => html`
        <div class="between">
          <code>${name}</code>
          <button class="button" name="remove" value="${name}" aria-label="Remove the defect ${name}">
            Remove
          </button>
        </div>
      `,
    )}
    <div class="row">
      <label>
        Defect of the server
        <select name="defect">
          ${allDefects.map(({ name, effect }) => html`<option value="${name}">${name}: ${effect}</option>`)}
        </select>
      </label>
      <button class="button primary" name="add" value="yes">Add</button>
    </div>
  </form>
`;

const faultsPanel = (
  standing: Readonly<Record<string, Fault>>,
  active: readonly string[],
  app: string,
): Html => html`
  <details class="card" ${Object.keys(standing).length + active.length > 0 ? 'open' : ''}>
    <summary>Faults</summary>
    <ul>
      ${Object.entries(standing).map(
        ([call, value]) => html`
          <li>
            <form method="post" action="/sandbox/login/faults" class="between">
              <input type="hidden" name="app" value="${app}" />
              <span><code>${call}</code> <span class="muted">${describe(value)}</span></span>
              <button class="button" name="remove" value="${call}" aria-label="Remove the fault of ${call}">
                Remove
              </button>
            </form>
          </li>
        `,
      )}
    </ul>
    <form method="post" action="/sandbox/login/faults" class="stack">
      <input type="hidden" name="app" value="${app}" />
      <div class="row">
        <label>
          Call
          <select name="call">
            ${faultTargets.map((name) => html`<option>${name}</option>`)}
          </select>
        </label>
        <label>
          Kind
          <select name="kind">
            ${KINDS.map((kind) => html`<option>${kind}</option>`)}
          </select>
        </label>
      </div>
      <div class="row">
        <label>Status <input name="status" inputmode="numeric" value="500" /></label>
        <label>Milliseconds <input name="ms" inputmode="numeric" value="3000" /></label>
        <label>Times <input name="times" inputmode="numeric" placeholder="always" /></label>
        <button class="button primary">Switch on</button>
      </div>
    </form>
    <hr />
    ${defectsForm(active, app)}
    <hr />
    <form method="post" action="/sandbox/login/faults" class="row">
      <input type="hidden" name="app" value="${app}" />
      <button class="button" name="clear" value="yes">Remove all faults</button>
      <button class="button" name="reset" value="yes">Start over with fresh data</button>
    </form>
  </details>
`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a fault from the form, where numbers are strings and every kind has all fields. */
function readFault(form: Readonly<Record<string, unknown>>): Fault | null {
  const kind = text(form['kind']);
  const parsed = fault.safeParse({
    kind,
    ...(kind === 'status' || kind === 'html' ? { status: Number(text(form['status'])) } : {}),
    ...(kind === 'delay' ? { ms: Number(text(form['ms'])) } : {}),
    ...(text(form['times']) === '' ? {} : { times: Number(text(form['times'])) }),
  });
  return parsed.success ? parsed.data : null;
}

/** Adds the login page, which redirects back to the app with a code for the chosen account. */
export function addLoginPages(
  app: PageApp,
  { backend, faults, defects, reset, appOrigin }: PageOptions,
): void {
  app.get('/sandbox/login', (context) => {
    const { origin } = new URL(context.req.url);
    const target = appOriginOf(context.req.raw, origin, {
      requested: context.req.query('app') ?? null,
      fallback: appOrigin,
    });
    const accounts = html`
      <form method="post" action="/sandbox/login">
        <input type="hidden" name="app" value="${target}" />
        <ul>
          ${[...backend().accounts.values()].map(account)}
        </ul>
      </form>
    `;
    return context.html(
      page('Sign in', 'Pick the account to go on with.', [
        accounts,
        faultsPanel(faults.list(), defects.list(), target),
      ]),
      200,
      pageHeaders,
    );
  });

  app.post('/sandbox/login', async (context) => {
    const { origin } = new URL(context.req.url);
    const form = await context.req.parseBody();
    const target = text(form['app']) || (appOrigin ?? origin);
    const chosen = backend().accounts.get(text(form['account']));
    if (chosen === undefined) {
      return context.html(problem('No such account', 'Go back and pick one.'), 400, pageHeaders);
    }
    if (!isOwnOrLoopback(target, origin)) {
      return context.html(
        problem('Not a place to sign in to', 'The sandbox sends sign-ins to this machine only.'),
        400,
        pageHeaders,
      );
    }
    const state = loginState(chosen);
    const code = issueCode(backend(), { type: 'login', accountId: chosen.plan.id, state });
    const back = new URL('/callback', target);
    back.search = new URLSearchParams({ code, state }).toString();
    return context.redirect(back.href, 302);
  });

  app.post('/sandbox/login/defects', async (context) => {
    const form = await context.req.parseBody();
    if (text(form['remove']) === '') defects.set(text(form['defect']), true);
    else defects.set(text(form['remove']), false);
    return context.redirect(`/sandbox/login?${new URLSearchParams({ app: text(form['app']) })}`, 303);
  });

  app.post('/sandbox/login/faults', async (context) => {
    const form = await context.req.parseBody();
    if (text(form['reset']) !== '') reset();
    else if (text(form['clear']) !== '') faults.clear();
    else if (text(form['remove']) !== '') faults.remove(text(form['remove']));
    else {
      const wanted = readFault(form);
      if (wanted === null || !faults.set(text(form['call']), wanted)) {
        return context.html(
          problem('Not a fault', 'Check the numbers; “never” is for payments.confirm only.'),
          400,
          pageHeaders,
        );
      }
    }
    return context.redirect(`/sandbox/login?${new URLSearchParams({ app: text(form['app']) })}`, 303);
  });
}
