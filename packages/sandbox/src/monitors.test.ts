import {
  addMonitorInputs,
  createKeywordList,
  createMonitor,
  createProxyList,
  createRedirect,
  deleteKeywordList,
  deleteMonitorInput,
  deleteRedirect,
  getKeywordLists,
  getMonitor,
  getMonitorCustomers,
  getMonitorGraph,
  getMonitors,
  getProxyLists,
  getRedirects,
  saveExampleInputs,
  saveKeywordList,
  saveMonitorCustomers,
  saveMonitorWebhooks,
  saveProxyList,
  updateMonitorInputs,
  updateRedirect,
  type NewMonitor,
} from '@dropdeck/domain/contracts';
import { describe, expect, it } from 'vitest';
import { createClient, START } from './testing/client.ts';

async function open(account: string, index = 0) {
  const client = createClient();
  const token = await client.signIn(account);
  const { monitors } = await client.ask(token, getMonitors);
  const item = monitors[index];
  if (item === undefined) throw new Error(`there is no monitor ${index}`);
  const parameters = { uuid: item.monitor_uuid };
  return { client, token, item, parameters, read: () => client.ask(token, getMonitor, { parameters }) };
}

const newMonitor: NewMonitor = {
  site_name: 'Kith',
  monitor_type: 'product',
  monitor_visible: true,
  product_id: 5,
  example_inputs: ['DD1391-100'],
  regions: ['EU', 'US'],
};

describe('a new monitor', () => {
  it('is in the list, still to be set up, with a webhook for each region', async () => {
    const { client, token } = await open('developer');
    const { uuid } = await client.ask(token, createMonitor, { payload: newMonitor });
    const { monitors } = await client.ask(token, getMonitors);
    expect(monitors).toContainEqual(
      expect.objectContaining({
        monitor_uuid: uuid,
        monitor_name: 'Kith',
        product_name: 'Sneaker',
        not_setup: true,
      }),
    );
    const { webhooks } = await client.ask(token, getMonitor, { parameters: { uuid } });
    expect(webhooks?.map(({ region }) => region)).toEqual(['EU-Kith', 'US-Kith']);
  });

  it('is refused with a name that is taken (409), however it is written', async () => {
    const { client, token, item } = await open('developer');
    const payload = { ...newMonitor, site_name: item.monitor_name.toUpperCase() };
    expect((await client.send(token, createMonitor, { payload })).status).toBe(409);
  });
});

describe('a monitor', () => {
  it('that does not exist is answered with 404', async () => {
    const { client, token } = await open('developer');
    const parameters = { uuid: 'nowhere' };
    expect((await client.send(token, getMonitor, { parameters })).status).toBe(404);
    expect((await client.send(token, getMonitorGraph, { parameters })).status).toBe(404);
  });

  it('is set up once it has a webhook', async () => {
    const { client, token, item, read } = await open('customer', 4);
    expect(item.not_setup).toBe(true);
    const webhooks = ((await read()).webhooks ?? []).map(({ region }) => ({
      region,
      webhook_url: 'https://discord.com/api/webhooks/1/a',
    }));
    const parameters = { monitor_uuid: item.monitor_uuid };
    await client.ask(token, saveMonitorWebhooks, { parameters, payload: { webhooks } });
    expect((await client.ask(token, getMonitors)).monitors[4]?.not_setup).toBe(false);
    expect((await read()).webhooks).toEqual(webhooks);
  });

  it('refuses a webhook that is no address, or of a region that it does not have (400)', async () => {
    const { client, token, item } = await open('customer');
    const save = async (region: string, webhook_url: string) =>
      (
        await client.send(token, saveMonitorWebhooks, {
          parameters: { monitor_uuid: item.monitor_uuid },
          payload: { webhooks: [{ region, webhook_url }] },
        })
      ).status;
    expect(await save('EU-Nike', 'not an address')).toBe(400);
    expect(await save('Mars-Nike', 'https://discord.com/api/webhooks/1/a')).toBe(400);
    expect(await save('EU-Nike', '')).toBe(200);
  });

  it('keeps each setting that is changed', async () => {
    const { client, token, parameters, read } = await open('developer');
    const [proxies, keywords] = [
      await client.ask(token, getProxyLists),
      await client.ask(token, getKeywordLists),
    ];
    const change = (payload: Parameters<typeof updateMonitorInputs.payload.parse>[0]) =>
      client.send(token, updateMonitorInputs, {
        parameters,
        payload: updateMonitorInputs.payload.parse(payload),
      });
    const changes = [
      { delay: 0, type: 'delay' },
      { proxyListId: proxies[2]?.id, type: 'proxyList' },
      { productId: 6, type: 'product' },
      { keywordID: keywords[3]?.id, type: 'keywords' },
      { inputsAllowed: false, type: 'inputs' },
      { monitorOnlyOwnProducts: true, type: 'monitor_preference' },
    ];
    for (const payload of changes) expect((await change(payload)).status).toBe(200);
    expect(await read()).toMatchObject({
      data: { product_name: 'Alternative', input_allowed: false },
      monitorOnlyOwnInputs: true,
      monitorSettings: {
        delay: 0,
        selectedProxyList: { id: proxies[2]?.id },
        selectedProduct: { id: 6, name: 'Alternative' },
        selectedKeywordList: { id: keywords[3]?.id },
      },
    });
    expect((await change({ proxyListId: 'px-none', type: 'proxyList' })).status).toBe(400);
    expect((await change({ delay: -1, type: 'delay' })).status).toBe(400);
  });

  it('lets customers change only whether they watch their own products', async () => {
    const { client, token, parameters } = await open('customer');
    const delay = { delay: 5, type: 'delay' } as const;
    const own = { monitorOnlyOwnProducts: true, type: 'monitor_preference' } as const;
    expect((await client.send(token, updateMonitorInputs, { parameters, payload: delay })).status).toBe(403);
    expect((await client.send(token, updateMonitorInputs, { parameters, payload: own })).status).toBe(200);
  });

  it('keeps its examples and who has access', async () => {
    const { client, token, parameters, read } = await open('developer');
    await client.ask(token, saveExampleInputs, { parameters, payload: { example_inputs: ['B75806'] } });
    expect((await read()).data.example_inputs).toEqual(['B75806']);
    const { all } = await client.ask(token, getMonitorCustomers, { parameters });
    const customerIds = all.slice(0, 2).map(({ customer_id }) => customer_id);
    await client.ask(token, saveMonitorCustomers, { parameters, payload: { customerIds } });
    expect((await client.ask(token, getMonitorCustomers, { parameters })).filtered).toEqual(customerIds);
  });

  it('has a graph that ends now', async () => {
    const { client, token, parameters } = await open('developer');
    const { data } = await client.ask(token, getMonitorGraph, { parameters });
    expect(data).toHaveLength(288);
    expect(data.at(-1)?.time).toBe(START);
  });
});

describe('the links of a monitor', () => {
  const link = 'https://shop.example/new';

  it('get an id when they are added, and keep everything else', async () => {
    const { client, token, parameters, read } = await open('customer');
    const input = { id: -1, link, sizeRange: '40-44', note: 'gift', colour: 'red' };
    const { inputs } = await client.ask(token, addMonitorInputs, {
      parameters,
      payload: { inputs: [input], force: false },
    });
    expect(inputs).toEqual([{ ...input, id: expect.any(Number) }]);
    expect((await read()).inputs.at(-1)).toEqual(inputs[0]);
  });

  it('are asked about when they are there already (409), and added when forced', async () => {
    const { client, token, parameters, read } = await open('customer');
    const before = (await read()).inputs;
    const inputs = [{ id: -1, link: `${before[0]?.link.toUpperCase()} ` }];
    const add = (force: boolean) =>
      client.send(token, addMonitorInputs, { parameters, payload: { inputs, force } });
    expect((await add(false)).status).toBe(409);
    expect((await add(true)).status).toBe(200);
    expect((await read()).inputs).toHaveLength(before.length + 1);
  });

  it('are saved together when they were changed; a change into a duplicate is asked about', async () => {
    const { client, token, parameters, read } = await open('customer');
    const [first, second] = (await read()).inputs;
    if (first === undefined || second === undefined) throw new Error('there are not two inputs');
    const inputs = [
      { ...first, active: false },
      { ...second, note: 'changed' },
    ];
    await client.ask(token, updateMonitorInputs, { parameters, payload: { inputs, force: false } });
    expect((await read()).inputs.slice(0, 2)).toEqual(inputs);
    const twin = { inputs: [{ ...second, link: first.link }], force: false };
    expect((await client.send(token, updateMonitorInputs, { parameters, payload: twin })).status).toBe(409);
  });

  it('are missing after they were deleted', async () => {
    const { client, token, parameters, read } = await open('customer');
    const before = (await read()).inputs;
    const [first] = before;
    if (first === undefined) throw new Error('there are no inputs');
    await client.ask(token, deleteMonitorInput, { parameters, payload: first });
    expect((await read()).inputs).toEqual(before.slice(1));
  });

  it('cannot be added by customers where inputs are not allowed; developers always can', async () => {
    const payload = { inputs: [{ id: -1, link }], force: false };
    for (const [account, status] of [
      ['customer', 403],
      ['developer', 200],
    ] as const) {
      const { client, token, parameters } = await open(account, 5);
      expect((await client.send(token, addMonitorInputs, { parameters, payload })).status).toBe(status);
    }
  });
});

describe('redirects and lists', () => {
  it('a redirect is created, changed and deleted', async () => {
    const { client, token } = await open('customer');
    const read = async () => (await client.ask(token, getRedirects)).data.redirects;
    const before = (await read()).length;
    const payload = { id: -1, keyword: 'samba', webhook: 'w', type: 'Name', active: true } as const;
    await client.ask(token, createRedirect, { payload });
    const created = (await read()).at(-1);
    if (created === undefined) throw new Error('there is no redirect');
    expect(created.id).not.toBe(-1);
    await client.ask(token, updateRedirect, { payload: { ...created, active: false } });
    expect((await read()).at(-1)?.active).toBe(false);
    await client.ask(token, deleteRedirect, { payload: { id: created.id } });
    expect(await read()).toHaveLength(before);
    expect((await client.send(token, deleteRedirect, { payload: { id: created.id } })).status).toBe(404);
  });

  it('lists get an id when they are created, and keep what is saved', async () => {
    const { client, token } = await open('developer');
    const { new_id } = await client.ask(token, createKeywordList, {
      payload: { keywords: [], name: 'Samba' },
    });
    const payload = { keywords: ['samba', '', '-kids'], keywordListID: new_id, name: 'Samba OG' };
    await client.ask(token, saveKeywordList, { payload });
    expect(await client.ask(token, getKeywordLists)).toContainEqual({
      id: new_id,
      name: 'Samba OG',
      keywords: ['samba', '', '-kids'],
    });
    const proxy = await client.ask(token, createProxyList, {
      payload: { proxyListData: 'a', proxyListName: 'P' },
    });
    await client.ask(token, saveProxyList, {
      payload: { proxyListData: 'a\nb\n', proxyListID: proxy.new_id },
    });
    expect((await client.ask(token, getProxyLists)).at(-1)).toEqual({
      id: proxy.new_id,
      name: 'P',
      proxies: 'a\nb\n',
    });
  });

  it('a deleted list is not chosen any more where it was', async () => {
    const { client, token, read } = await open('developer');
    const chosen = (await read()).monitorSettings?.selectedKeywordList;
    if (!chosen) throw new Error('no list is chosen');
    await client.ask(token, deleteKeywordList, { payload: { keywordListID: chosen.id } });
    expect((await read()).monitorSettings?.selectedKeywordList).toBeNull();
  });
});
