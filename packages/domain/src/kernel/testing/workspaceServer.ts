import type { FakeAnswer, FakeServer } from './index';
import type { SendRequest } from '../http';
import type { Json, Workspace } from './workspace';

const ok = (body?: unknown): FakeAnswer => ({ status: 200, ...(body === undefined ? {} : { body }) });
const missing: FakeAnswer = { status: 404 };

const bodyOf = ({ body }: SendRequest): Json => JSON.parse(body ?? '{}') as Json;

/** The answers of lists whose rows are created, replaced and deleted by their ids. */
function listServer(options: {
  readonly path: string;
  readonly rows: () => Json[];
  readonly answer: (rows: readonly Json[]) => unknown;
  readonly create: (body: Json, id: number) => Json;
  readonly save: (body: Json) => { readonly id: unknown; readonly patch: Json };
  readonly idOf: (body: Json) => unknown;
  readonly nextId: () => number;
}): FakeServer {
  const { path, rows } = options;
  return {
    [`GET ${path}`]: () => ok(options.answer(rows())),
    [`POST ${path}`]: (request) => {
      const id = options.nextId();
      rows().push(options.create(bodyOf(request), id));
      return ok({ new_id: id });
    },
    [`PUT ${path}`]: (request) => {
      const { id, patch } = options.save(bodyOf(request));
      const row = rows().find((one) => one['id'] === id);
      if (row === undefined) return missing;
      Object.assign(row, patch);
      return ok();
    },
    [`DELETE ${path}`]: (request) => {
      const index = rows().findIndex((one) => one['id'] === options.idOf(bodyOf(request)));
      if (index < 0) return missing;
      rows().splice(index, 1);
      return ok();
    },
  };
}

function monitorServer(workspace: Workspace, uuid: string): FakeServer {
  const at = `/v1/monitors/${uuid}`;
  const monitor = () => {
    const found = workspace.monitors.get(uuid);
    if (found === undefined) throw new Error(`There is no monitor ${uuid}`);
    return found;
  };
  const namesOf = (rows: readonly Json[]): Json =>
    Object.fromEntries(rows.map(({ id, name }) => [String(id), name]));
  const allSettings = (): Json => ({
    ...monitor().settings,
    proxyLists: namesOf(workspace.proxies),
    keywordLists: namesOf(workspace.keywords),
  });
  const settingKeys: Readonly<Record<string, readonly [payload: string, chosen: string, all: string]>> = {
    proxyList: ['proxyListId', 'selectedProxyList', 'proxyLists'],
    product: ['productId', 'selectedProduct', 'products'],
    keywords: ['keywordID', 'selectedKeywordList', 'keywordLists'],
  };
  const saveSetting = (change: Json): void => {
    const { data, settings } = monitor();
    const type = String(change['type']);
    const [payload, chosen, all] = settingKeys[type] ?? [];
    if (type === 'delay') settings['delay'] = change['delay'];
    else if (type === 'inputs') data['input_allowed'] = change['inputsAllowed'];
    else if (type === 'monitor_preference') monitor().own = change['monitorOnlyOwnProducts'] === true;
    else if (payload !== undefined && chosen !== undefined && all !== undefined) {
      const id = change[payload] as string | number;
      settings[chosen] = { id, name: (allSettings()[all] as Json)[id] };
    }
  };
  return {
    [`GET ${at}`]: () => {
      const { data, webhooks, inputs, own } = monitor();
      return ok({ data, webhooks, inputs, monitorOnlyOwnInputs: own, monitorSettings: allSettings() });
    },
    [`POST ${at}/webhooks`]: (request) => {
      monitor().webhooks = bodyOf(request)['webhooks'] as Json[];
      return ok();
    },
    [`PUT ${at}/inputs/update`]: (request) => {
      const body = bodyOf(request);
      const inputs = body['inputs'] as Json[] | undefined;
      if (inputs === undefined) saveSetting(body);
      for (const input of inputs ?? []) {
        const index = monitor().inputs.findIndex(({ id }) => id === input['id']);
        if (index < 0) return missing;
        monitor().inputs[index] = input;
      }
      return ok();
    },
    [`POST ${at}/inputs/new`]: (request) => {
      const added = (bodyOf(request)['inputs'] as Json[]).map((input) =>
        Object.assign({}, input, { id: (workspace.nextId += 1) }),
      );
      monitor().inputs.push(...added);
      return ok({ inputs: added });
    },
    [`DELETE ${at}/inputs`]: (request) => {
      const { id } = bodyOf(request);
      monitor().inputs = monitor().inputs.filter((input) => input['id'] !== id);
      return ok();
    },
    [`PUT ${at}/example-inputs`]: (request) => {
      monitor().data['example_inputs'] = bodyOf(request)['example_inputs'];
      return ok();
    },
    [`GET ${at}/customers`]: () =>
      ok({
        all: workspace.customers.map(({ customer_id, name }) => ({ customer_id, name })),
        filtered: workspace.access.get(uuid) ?? [],
      }),
    [`PUT ${at}/customers`]: (request) => {
      workspace.access.set(uuid, bodyOf(request)['customerIds'] as string[]);
      return ok();
    },
  };
}

/** A fake server that keeps what is written to a workspace. */
export function workspaceServer(workspace: Workspace): FakeServer {
  const nextId = () => (workspace.nextId += 1);
  return {
    'POST /v1/logout': ok(),
    'GET /v1/customer/info': () => ok(workspace.info),
    'POST /v1/customer/update': (request) => {
      const body = bodyOf(request);
      workspace.info = {
        ...workspace.info,
        bot_data: {
          ...workspace.info.bot_data,
          name: String(body['bot_name']),
          footer_text: String(body['footer_text']),
          whitelisted_servers: body['whitelisted_servers'],
        },
        customer_data: {
          ...workspace.info.customer_data,
          name: String(body['customer_name']),
          image: String(body['image_url']),
          footer_icon: String(body['footer_icon']),
          hex_color: String(body['hex_color']),
          webhook_url: String(body['webhook_url']),
        },
      };
      return ok();
    },
    ...listServer({
      path: '/v1/redirects',
      rows: () => workspace.redirects,
      answer: (redirects) => ({ data: { redirects } }),
      create: (body, id) => ({ ...body, id }),
      save: (body) => ({ id: body['id'], patch: body }),
      idOf: ({ id }) => id,
      nextId,
    }),
    ...listServer({
      path: '/v1/keywords',
      rows: () => workspace.keywords,
      answer: (rows) => rows,
      create: ({ name, keywords }, id) => ({ id, name, keywords }),
      save: ({ keywordListID, name, keywords }) => ({ id: keywordListID, patch: { name, keywords } }),
      idOf: ({ keywordListID }) => keywordListID,
      nextId,
    }),
    ...listServer({
      path: '/v1/proxies',
      rows: () => workspace.proxies,
      answer: (rows) => rows,
      create: ({ proxyListName, proxyListData }, id) => ({ id, name: proxyListName, proxies: proxyListData }),
      save: ({ proxyListID, proxyListData }) => ({ id: proxyListID, patch: { proxies: proxyListData } }),
      idOf: ({ proxyListID }) => proxyListID,
      nextId,
    }),
    'GET /v1/customers': () => ok(workspace.customers),
    'PUT /v1/customers': (request) => {
      const body = bodyOf(request);
      workspace.customers = workspace.customers.map((one) =>
        one['customer_id'] === body['customer_id'] ? body : one,
      );
      return ok();
    },
    'GET /v1/monitors': () =>
      ok({
        monitors: [...workspace.monitors.values()].map(({ data }) => data),
      }),
    ...Object.assign({}, ...[...workspace.monitors.keys()].map((uuid) => monitorServer(workspace, uuid))),
    'GET /v1/user/oauth/check': ok(),
    'GET /v1/user/info/bot/guilds': () =>
      ok({ bots: [{ guilds: [...workspace.commands.keys()].map((id) => ({ id, name: `Server ${id}` })) }] }),
    ...Object.fromEntries(
      [...workspace.commands].map(([id, commands]) => [
        `GET /v1/user/info/bot/commands?guild_id=${id}`,
        () => ok({ bots: [{ commands }] }),
      ]),
    ),
    'POST /v1/update/bot/commands': (request) => {
      const body = bodyOf(request);
      const command = workspace.commands
        .get(String(body['guild_id']))
        ?.find(({ id }) => id === body['command_id']);
      if (command === undefined) return missing;
      const permissions = command['permissions'] as Record<string, Json[]>;
      for (const kind of ['channels', 'roles', 'members']) {
        const sent = body[`selected_${kind}`] as Json[];
        const ids = new Set(sent.map(({ id }) => id));
        permissions[kind] = [...(permissions[kind] ?? []).filter(({ id }) => !ids.has(id)), ...sent];
      }
      return ok();
    },
  };
}
