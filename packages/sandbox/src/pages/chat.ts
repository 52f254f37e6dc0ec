import { html } from 'hono/html';
import { isOwnOrLoopback } from '../origins.ts';
import { issueCode } from '../sessions.ts';
import type { Account, Backend } from '../backend.ts';
import type { PageApp, PageOptions } from './index.ts';
import { page, pageHeaders, problem, type Html } from './layout.ts';

const COMMANDS_SCOPE = 'identify guilds applications.commands.permissions.update';
const BOT_SCOPE = 'bot applications.commands';
/** Administrator (specification 9). */
const BOT_PERMISSIONS = '8';

/** The parameters of the authorization page, from the query or the form; missing ones are empty. */
interface AuthorizeQuery {
  readonly clientId: string;
  readonly scope: string;
  readonly permissions: string;
  readonly redirectUri: string;
  readonly responseType: string;
  readonly state: string;
}

const readQuery = (get: (key: string) => string): AuthorizeQuery => ({
  clientId: get('client_id'),
  scope: get('scope'),
  permissions: get('permissions'),
  redirectUri: get('redirect_uri'),
  responseType: get('response_type'),
  state: get('state'),
});

const appOf = (backend: Backend, clientId: string): Account | null => {
  if (clientId === '' || clientId === 'N/A') return null;
  return [...backend.accounts.values()].find(({ plan }) => plan.appId === clientId) ?? null;
};

const sameScope = (scope: string, wanted: string): boolean =>
  scope.split(' ').filter(Boolean).toSorted().join(' ') === wanted.split(' ').toSorted().join(' ');

/** The page that a request is for, or what is wrong with it. */
function classifyRequest(
  backend: Backend,
  query: AuthorizeQuery,
  origin: string,
): 'commands' | 'bot' | { readonly wrong: string } {
  if (appOf(backend, query.clientId) === null) return { wrong: 'There is no app of this client_id.' };
  if (sameScope(query.scope, BOT_SCOPE)) {
    return query.permissions === BOT_PERMISSIONS ? 'bot' : { wrong: 'The permissions are not 8.' };
  }
  if (!sameScope(query.scope, COMMANDS_SCOPE))
    return { wrong: 'The scope is not one that the product asks for.' };
  if (query.responseType !== 'code') return { wrong: 'The response_type is not code.' };
  if (!isOwnOrLoopback(query.redirectUri, origin))
    return { wrong: 'The redirect_uri is not on this machine.' };
  return 'commands';
}

const hidden = (query: AuthorizeQuery): Html => html`
  <input type="hidden" name="client_id" value="${query.clientId}" />
  <input type="hidden" name="scope" value="${query.scope}" />
  <input type="hidden" name="permissions" value="${query.permissions}" />
  <input type="hidden" name="redirect_uri" value="${query.redirectUri}" />
  <input type="hidden" name="response_type" value="${query.responseType}" />
  <input type="hidden" name="state" value="${query.state}" />
`;

const commandsPage = (query: AuthorizeQuery): Html =>
  page(
    'Authorise command permissions',
    'The dashboard asks for access to your account.',
    html`
      <form method="post" action="/sandbox/chat/oauth2/authorize" class="card">
        ${hidden(query)}
        <h2>It will be able to</h2>
        <ul>
          <li>See your name and picture</li>
          <li>Know what servers you are in</li>
          <li>Change the permissions of application commands</li>
        </ul>
        <hr />
        <div class="row">
          <button class="button primary" name="decision" value="authorise">Authorise</button>
          <button class="button" name="decision" value="cancel">Cancel</button>
        </div>
      </form>
    `,
  );

const botPage = (
  query: AuthorizeQuery,
  servers: readonly { readonly id: string; readonly name: string }[],
): Html =>
  page(
    'Add the bot to a server',
    'The bot will be an administrator of the server that you choose.',
    html`
      <form method="post" action="/sandbox/chat/oauth2/authorize" class="card">
        ${hidden(query)}
        <div class="row">
          <label>
            Server
            <select name="guild_id">
              ${servers.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
            </select>
          </label>
          <button class="button primary" name="decision" value="authorise">Authorise</button>
        </div>
      </form>
    `,
  );

/** Adds the chat platform's authorization pages, for command permissions and for inviting the bot. */
export function addChatPages(app: PageApp, { backend }: PageOptions): void {
  app.get('/sandbox/chat/oauth2/authorize', (context) => {
    const query = readQuery((key) => context.req.query(key) ?? '');
    const outcome = classifyRequest(backend(), query, new URL(context.req.url).origin);
    if (typeof outcome === 'object') {
      return context.html(problem('This link does not work', outcome.wrong), 400, pageHeaders);
    }
    if (outcome === 'commands') return context.html(commandsPage(query), 200, pageHeaders);
    const servers = appOf(backend(), query.clientId)?.workspace?.().servers() ?? [];
    return context.html(
      botPage(
        query,
        servers.map(({ guild }) => guild),
      ),
      200,
      pageHeaders,
    );
  });

  app.post('/sandbox/chat/oauth2/authorize', async (context) => {
    const form = await context.req.parseBody();
    const get = (key: string): string => {
      const value = form[key];
      return typeof value === 'string' ? value : '';
    };
    const query = readQuery(get);
    const outcome = classifyRequest(backend(), query, new URL(context.req.url).origin);
    if (typeof outcome === 'object') {
      return context.html(problem('This link does not work', outcome.wrong), 400, pageHeaders);
    }
    if (outcome === 'bot') {
      const done = page('The bot was added', 'You can close this tab.', html``);
      return context.html(done, 200, pageHeaders);
    }
    const back = new URL(query.redirectUri);
    if (get('decision') === 'authorise') {
      back.searchParams.set(
        'code',
        issueCode(backend(), { type: 'commands', accountId: null, state: query.state }),
      );
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    back.searchParams.set('state', query.state);
    return context.redirect(back.href, 302);
  });
}
