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
} from '@dropdeck/domain/contract';
import { describe, expect, it } from 'vitest';
import { createClient, START } from './testing/client.ts';

async function open(account: string, index = 0) {
  const client = createClient();
  const token = await client.signIn(account);
  const { monitors } = await client.fetchBody(token, getMonitors);
  const item = monitors[index];
  if (item === undefined) throw new Error(`there is no monitor ${index}`);
  const parameters = { uuid: item.monitor_uuid };
  return { client, token, item, parameters, read: () => client.fetchBody(token, getMonitor, { parameters }) };
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
  it('is listed as not set up, with a webhook for each region', async () => {
    const { client, token } = await open('developer');
    const { uuid } = await client.fetchBody(token, createMonitor, { payload: newMonitor });
    const { monitors } = await client.fetchBody(token, getMonitors);
    expect(monitors).toContainEqual(
      expect.objectContaining({
        monitor_uuid: uuid,
        monitor_name: 'Kith',
        product_name: 'Sneaker',
        not_setup: true,
      }),
    );
    const { webhooks } = await client.fetchBody(token, getMonitor, { parameters: { uuid } });
    expect(webhooks?.map(({ region }) => region)).toEqual(['EU-Kith', 'US-Kith']);
  });

  it('is refused with a taken name in any spelling (409)', async () => {
    const { client, token, item } = await open('developer');
    const payload = { ...newMonitor, site_name: item.monitor_name.toUpperCase() };
    expect((await client.send(token, createMonitor, { payload })).status).toBe(409);
  });
});

describe('a monitor', () => {
  it('answers with 404 if it does not exist', async () => {
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
    await client.fetchBody(token, saveMonitorWebhooks, { parameters, payload: { webhooks } });
    expect((await client.fetchBody(token, getMonitors)).monitors[4]?.not_setup).toBe(false);
    expect((await read()).webhooks).toEqual(webhooks);
  });

  it('refuses a webhook with an invalid address or an unknown region (400)', async () => {
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

  it('saves each changed setting', async () => {
    const { client, token, parameters, read } = await open('developer');
    const [proxies, keywords] = [
      await client.fetchBody(token, getProxyLists),
      await client.fetchBody(token, getKeywordLists),
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

  it('lets customers change only the own-products setting', async () => {
    const { client, token, parameters } = await open('customer');
    const delay = { delay: 5, type: 'delay' } as const;
    const own = { monitorOnlyOwnProducts: true, type: 'monitor_preference' } as const;
    expect((await client.send(token, updateMonitorInputs, { parameters, payload: delay })).status).toBe(403);
    expect((await client.send(token, updateMonitorInputs, { parameters, payload: own })).status).toBe(200);
  });

  it('saves its examples and its access', async () => {
    const { client, token, parameters, read } = await open('developer');
    await client.fetchBody(token, saveExampleInputs, { parameters, payload: { example_inputs: ['B75806'] } });
    expect((await read()).data.example_inputs).toEqual(['B75806']);
    const { all } = await client.fetchBody(token, getMonitorCustomers, { parameters });
    const customerIds = all.slice(0, 2).map(({ customer_id }) => customer_id);
    await client.fetchBody(token, saveMonitorCustomers, { parameters, payload: { customerIds } });
    expect((await client.fetchBody(token, getMonitorCustomers, { parameters })).filtered).toEqual(
      customerIds,
    );
  });

  it('has a graph whose last point is now', async () => {
    const { client, token, parameters } = await open('developer');
    const { data } = await client.fetchBody(token, getMonitorGraph, { parameters });
    expect(data).toHaveLength(864);
    expect(data.at(-1)?.time).toBe(START);
  });
});

describe('the links of a monitor', () => {
  const link = 'https://shop.example/new';

  it('get an id when they are added, and keep all other fields', async () => {
    const { client, token, parameters, read } = await open('customer');
    const input = { id: -1, link, sizeRange: '40-44', note: 'gift', colour: 'red' };
    const { inputs } = await client.fetchBody(token, addMonitorInputs, {
      parameters,
      payload: { inputs: [input], force: false },
    });
    expect(inputs).toEqual([{ ...input, id: expect.any(Number) }]);
    expect((await read()).inputs.at(-1)).toEqual(inputs[0]);
  });

  it('are refused as duplicates (409), and added with force', async () => {
    const { client, token, parameters, read } = await open('customer');
    const before = (await read()).inputs;
    const inputs = [{ id: -1, link: `${before[0]?.link.toUpperCase()} ` }];
    const add = (force: boolean) =>
      client.send(token, addMonitorInputs, { parameters, payload: { inputs, force } });
    expect((await add(false)).status).toBe(409);
    expect((await add(true)).status).toBe(200);
    expect((await read()).inputs).toHaveLength(before.length + 1);
  });

  it('are saved together; a change into a duplicate is refused', async () => {
    const { client, token, parameters, read } = await open('customer');
    const [first, second] = (await read()).inputs;
    if (first === undefined || second === undefined) throw new Error('there are not two inputs');
    const inputs = [
      { ...first, active: false },
      { ...second, note: 'changed' },
    ];
    await client.fetchBody(token, updateMonitorInputs, { parameters, payload: { inputs, force: false } });
    expect((await read()).inputs.slice(0, 2)).toEqual(inputs);
    const duplicate = { inputs: [{ ...second, link: first.link }], force: false };
    expect((await client.send(token, updateMonitorInputs, { parameters, payload: duplicate })).status).toBe(
      409,
    );
  });

  it('are no longer listed after they are deleted', async () => {
    const { client, token, parameters, read } = await open('customer');
    const before = (await read()).inputs;
    const [first] = before;
    if (first === undefined) throw new Error('there are no inputs');
    await client.fetchBody(token, deleteMonitorInput, { parameters, payload: first });
    expect((await read()).inputs).toEqual(before.slice(1));
  });

  it('are refused from customers where inputs are not allowed, but never from developers', async () => {
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
  it('creates, changes and deletes a redirect', async () => {
    const { client, token } = await open('customer');
    const read = async () => (await client.fetchBody(token, getRedirects)).data.redirects;
    const before = (await read()).length;
    const payload = { id: -1, keyword: 'samba', webhook: 'w', type: 'Name', active: true } as const;
    await client.fetchBody(token, createRedirect, { payload });
    const created = (await read()).at(-1);
    if (created === undefined) throw new Error('there is no redirect');
    expect(created.id).not.toBe(-1);
    await client.fetchBody(token, updateRedirect, { payload: { ...created, active: false } });
    expect((await read()).at(-1)?.active).toBe(false);
    await client.fetchBody(token, deleteRedirect, { payload: { id: created.id } });
    expect(await read()).toHaveLength(before);
    expect((await client.send(token, deleteRedirect, { payload: { id: created.id } })).status).toBe(404);
  });

  it('gives a new list an id, and saves its changes', async () => {
    const { client, token } = await open('developer');
    const { new_id } = await client.fetchBody(token, createKeywordList, {
      payload: { keywords: [], name: 'Samba' },
    });
    const payload = { keywords: ['samba', '', '-kids'], keywordListID: new_id, name: 'Samba OG' };
    await client.fetchBody(token, saveKeywordList, { payload });
    expect(await client.fetchBody(token, getKeywordLists)).toContainEqual({
      id: new_id,
      name: 'Samba OG',
      keywords: ['samba', '', '-kids'],
    });
    const proxy = await client.fetchBody(token, createProxyList, {
      payload: { proxyListData: 'a', proxyListName: 'P' },
    });
    await client.fetchBody(token, saveProxyList, {
      payload: { proxyListData: 'a\nb\n', proxyListID: proxy.new_id },
    });
    expect((await client.fetchBody(token, getProxyLists)).at(-1)).toEqual({
      id: proxy.new_id,
      name: 'P',
      proxies: 'a\nb\n',
    });
  });

  it('unselects a deleted list in the monitors that used it', async () => {
    const { client, token, read } = await open('developer');
    const chosen = (await read()).monitorSettings?.selectedKeywordList;
    if (!chosen) throw new Error('no list is chosen');
    await client.fetchBody(token, deleteKeywordList, { payload: { keywordListID: chosen.id } });
    expect((await read()).monitorSettings?.selectedKeywordList).toBeNull();
  });
});
