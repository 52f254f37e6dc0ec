import { createServer, type IncomingMessage, type Server } from 'node:http';

/**
 * A server of another hand, for tests: plain Node, text ids, objects in a Map. It was written from docs/api/openapi.json
 * alone, and has thirteen of the calls.
 */
export const IMPLEMENTED: readonly string[] = [
  'session.getCustomerInfo',
  'settings.updateCustomer',
  'redirects.getRedirects',
  'redirects.createRedirect',
  'redirects.updateRedirect',
  'redirects.deleteRedirect',
  'monitors.getMonitors',
  'monitorDetail.getMonitor',
  'monitorDetail.saveMonitorWebhooks',
  'monitorDetail.addMonitorInputs',
  'monitorDetail.updateMonitorInputs',
  'monitorDetail.deleteMonitorInput',
  'payment.openBillingPortal',
];

export const TOKEN = 'letmein';

type Body = Record<string, unknown>;
type Reply = readonly [status: number, body?: unknown];

/** Creates the server; it does not listen yet. */
export function createOtherServer(): Server {
  let next = 1;
  const give = (): string => `r${next++}`;
  const bot = { name: 'Other', footer_text: 'f', app_id: '77', whitelisted_servers: ['1', '2'] };
  const customer = {
    image: '',
    name: 'Other Inc.',
    footer_icon: '',
    hex_color: '#112233',
    webhook_url: '',
    next_renewal: '2027-01-01',
    purchases: { monitor: ['sneaker'] },
    since: 2019,
  };
  const redirects = new Map<string, Body>();
  const monitor = {
    monitor_uuid: 'm-1',
    monitor_name: 'Shop',
    product_name: 'Sneaker',
    monitor_type: 'new',
    input_allowed: true,
    example_inputs: ['a'],
  };
  let webhooks: Body[] = [{ region: 'EU', webhook_url: '' }];
  let own = false;
  const inputs = new Map<string, Body>();
  const [missing, saved]: readonly [Reply, Reply] = [
    [404, { error: 'not found' }],
    [200, {}],
  ];

  /** Adds inputs, or refuses a link that is there. */
  function add({ inputs: sent, force }: Body): Reply {
    const links = new Set([...inputs.values()].map(({ link }) => link));
    if (force !== true && (sent as Body[]).some(({ link }) => links.has(link))) return [409];
    const added = (sent as Body[]).map((input) => Object.assign({}, input, { id: give() }));
    for (const input of added) inputs.set(input.id, input);
    return [200, { inputs: added }];
  }
  function update(body: Body): Reply {
    if (body['type'] === 'monitor_preference') own = body['monitorOnlyOwnProducts'] === true;
    for (const input of (body['inputs'] as Body[] | undefined) ?? []) inputs.set(String(input['id']), input);
    return saved;
  }
  function set(body: Body): Reply {
    bot.name = String(body['bot_name']);
    bot.footer_text = String(body['footer_text']);
    bot.whitelisted_servers = body['whitelisted_servers'] as string[];
    customer.image = String(body['image_url']);
    customer.name = String(body['customer_name']);
    customer.footer_icon = String(body['footer_icon']);
    customer.hex_color = String(body['hex_color']);
    customer.webhook_url = String(body['webhook_url']);
    return saved;
  }
  function change(rows: Map<string, Body>, body: Body, isDeleted: boolean): Reply {
    const id = String(body['id']);
    if (!rows.has(id)) return missing;
    if (isDeleted) rows.delete(id);
    else rows.set(id, body);
    return saved;
  }

  function answer(call: string, body: Body): Reply {
    switch (call) {
      case 'GET /v1/customer/info':
        return [
          200,
          {
            paid: true,
            has_bot: true,
            bot_pending: false,
            developer: false,
            bot_data: bot,
            customer_data: customer,
          },
        ];
      case 'POST /v1/customer/update':
        return set(body);
      case 'GET /v1/redirects':
        return [200, { data: { redirects: [...redirects.values()] } }];
      case 'POST /v1/redirects': {
        const id = give();
        redirects.set(id, { ...body, id });
        return saved;
      }
      case 'PUT /v1/redirects':
        return change(redirects, body, false);
      case 'DELETE /v1/redirects':
        return change(redirects, body, true);
      case 'GET /v1/monitors':
        return [200, { monitors: [{ monitor_uuid: 'm-1', monitor_name: 'Shop' }] }];
      case 'GET /v1/monitors/m-1':
        return [200, { data: monitor, webhooks, inputs: [...inputs.values()], monitorOnlyOwnInputs: own }];
      case 'POST /v1/monitors/m-1/webhooks':
        webhooks = body['webhooks'] as Body[];
        return saved;
      case 'POST /v1/monitors/m-1/inputs/new':
        return add(body);
      case 'PUT /v1/monitors/m-1/inputs/update':
        return update(body);
      case 'DELETE /v1/monitors/m-1/inputs':
        return change(inputs, body, true);
      case 'POST /v1/billing/portal':
        return [200, { error: false, url: 'https://billing.example/' }];
      default:
        return missing;
    }
  }

  async function bodyOf(request: IncomingMessage): Promise<Body> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    try {
      return JSON.parse(Buffer.concat(chunks).toString()) as Body;
    } catch {
      return {};
    }
  }

  return createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = '', url = '', headers } = request;
    const isRefused = headers.authorization !== TOKEN;
    const [status, json = {}] =
      method === 'OPTIONS' ? saved : isRefused ? ([401] as Reply) : answer(`${method} ${url}`, body);
    response.writeHead(status, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Expose-Headers': 'Retry-After',
      'Content-Type': 'application/json; charset=utf-8',
    });
    response.end(JSON.stringify(json));
  });
}
