import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onlineChanged } from '../shared/browser';
import { $unsaved } from '../shared/unsaved';
import { createWorld, customer, type FakeAnswer, type FakeServer } from '../testing';
import { $toast } from '../toasts';
import { create, page } from './index';

const CREATE = 'POST /v1/monitors';
const PRODUCTS = 'GET /v1/products?type=monitor';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const calm = () => vi.advanceTimersByTimeAsync(0);

async function open(server: FakeServer = {}, developer = true) {
  const world = createWorld({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, developer } },
      'GET /v1/monitors': { status: 200, body: { monitors: [] } },
      [PRODUCTS]: {
        status: 200,
        body: [
          { id: 5, name: 'Sneaker', type: 'monitor' },
          { id: 6, name: 'Alternative', type: 'monitor' },
        ],
      },
      [CREATE]: { status: 200, body: { uuid: 'new/uuid' } },
      ...server,
    },
  });
  void world.start('/monitors');
  await calm();
  void allSettled(page.opened, { scope: world.scope, params: { query: '' } });
  void allSettled(create.opened, { scope: world.scope });
  await calm();
  return world;
}
type World = Awaited<ReturnType<typeof open>>;

const form = ({ scope }: World) => scope.getState(create.$form);
const toast = ({ scope }: World) => scope.getState($toast)?.text;
const change = ({ scope }: World, params: Parameters<typeof create.formChanged>[0]): void =>
  void allSettled(create.formChanged, { scope, params });
async function submit({ scope }: World) {
  void allSettled(create.submitted, { scope });
  await calm();
}

describe('a new monitor', () => {
  it('begins with product 5, one empty example and the region EU', async () => {
    const world = await open();
    expect(form(world)).toEqual({
      siteName: '',
      monitorType: 'new',
      isVisible: false,
      productId: 5,
      exampleInputs: [''],
      regions: ['EU'],
    });
    expect(world.scope.getState(create.$isDirty)).toBe(false);
  });

  it('is for developers only', async () => {
    const world = await open({}, false);
    expect(form(world)).toBeNull();
    expect(world.requests.map(({ path }) => path)).not.toContain('/v1/products?type=monitor');
  });

  it('can be of any product that is a monitor', async () => {
    const world = await open();
    expect(world.scope.getState(create.$products).map(({ name }) => name)).toEqual([
      'Sneaker',
      'Alternative',
    ]);
  });

  it('takes the default product as the server writes its id', async () => {
    const world = await open({ [PRODUCTS]: { status: 200, body: [{ id: '5', name: 'Sneaker' }] } });
    expect(form(world)?.productId).toBe('5');
    expect(world.scope.getState(create.$isDirty)).toBe(false);
  });

  it('says that its products could not be loaded, and loads them when asked again', async () => {
    let answer: FakeAnswer = { status: 500 };
    const world = await open({ [PRODUCTS]: () => answer });
    expect(world.scope.getState(create.$productsFailure)).toMatchObject({ kind: 'http', status: 500 });
    expect(world.logs).toEqual(['products.getMonitorProducts: answered with status 500']);
    answer = { status: 200, body: [] };
    void allSettled(create.productsReloadRequested, { scope: world.scope });
    await calm();
    expect(world.scope.getState(create.$productsFailure)).toBeNull();
  });

  it('loads its products by itself when the server named a time, and then says nothing more of it', async () => {
    const answers: FakeAnswer[] = [{ status: 429, retryAfterMs: 1_000 }];
    const world = await open({ [PRODUCTS]: () => answers.shift() ?? { status: 200, body: [] } });
    expect(world.scope.getState(create.$productsFailure)).toMatchObject({ status: 429 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.scope.getState(create.$productsFailure)).toBeNull();
  });

  it('loads its products by itself when the browser is back online', async () => {
    const answers: FakeAnswer[] = [{ kind: 'network' }];
    const world = await open({ [PRODUCTS]: () => answers.shift() ?? { status: 200, body: [] } });
    expect(world.scope.getState(create.$productsFailure)).toMatchObject({ kind: 'network' });
    void allSettled(onlineChanged, { scope: world.scope, params: false });
    void allSettled(onlineChanged, { scope: world.scope, params: true });
    await calm();
    expect(world.scope.getState(create.$productsFailure)).toBeNull();
  });

  it('becomes invisible when the type new is chosen, and keeps what is set for product', async () => {
    const world = await open();
    expect(form(world)?.isVisible).toBe(false);
    change(world, { monitorType: 'product' });
    expect(form(world)?.isVisible).toBe(false);
    change(world, { isVisible: true });
    change(world, { monitorType: 'product' });
    expect(form(world)?.isVisible).toBe(true);
    change(world, { monitorType: 'new' });
    expect(form(world)?.isVisible).toBe(false);
    change(world, { isVisible: true });
    expect(form(world)).toMatchObject({ monitorType: 'new', isVisible: true });
  });

  it('is sent as it was filled in, without a check', async () => {
    const world = await open();
    change(world, { siteName: ' ', monitorType: 'product', isVisible: true, productId: 6 });
    change(world, { exampleInputs: ['https://shop.example/1', ''], regions: ['EU', 'US'] });
    await submit(world);
    expect(world.bodiesOf('monitors.createMonitor')).toEqual([
      {
        site_name: ' ',
        monitor_type: 'product',
        monitor_visible: true,
        product_id: 6,
        example_inputs: ['https://shop.example/1', ''],
        regions: ['EU', 'US'],
      },
    ]);
  });

  it('is opened on its own page once it is created', async () => {
    let answer: (said: FakeAnswer) => void = () => undefined;
    const world = await open({ [CREATE]: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    change(world, { siteName: 'Shop' });
    await submit(world);
    expect(toast(world)).toBe('Creating monitor...');
    expect(world.scope.getState(create.$isCreating)).toBe(true);
    answer({ status: 200, body: { uuid: 'new/uuid' } });
    await calm();
    expect(toast(world)).toBe('Monitor created successfully!');
    expect(world.navigations).toEqual([{ to: '/monitors/new%2Fuuid' }]);
    expect(form(world)).toBeNull();
    expect(world.scope.getState($unsaved)).toBe(false);
  });

  it.each<[string, FakeAnswer]>([
    ['A monitor with this name already exists', { status: 409 }],
    ['Failed to create monitor', { status: 500 }],
    ['Failed to create monitor', { status: 203 }],
    ['Failed to create monitor', { kind: 'network' }],
    ['Failed to create monitor', { status: 200, body: {} }],
  ])('says "%s" when it fails, and keeps what was typed', async (text, answer) => {
    const world = await open({ [CREATE]: answer });
    change(world, { siteName: 'Shop' });
    await submit(world);
    expect(toast(world)).toBe(text);
    expect(world.scope.getState(create.$error)).toBe(text);
    expect(form(world)?.siteName).toBe('Shop');
    expect(world.scope.getState($unsaved)).toBe(true);
    expect(world.navigations).toEqual([]);
  });

  it('is not created twice by two presses', async () => {
    const world = await open({ [CREATE]: () => new Promise<FakeAnswer>(() => undefined) });
    await submit(world);
    await submit(world);
    expect(world.bodiesOf('monitors.createMonitor')).toHaveLength(1);
  });

  it('does not take somebody along who has left meanwhile', async () => {
    let answer: (said: FakeAnswer) => void = () => undefined;
    const world = await open({ [CREATE]: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    await submit(world);
    void allSettled(page.closed, { scope: world.scope });
    answer({ status: 200, body: { uuid: 'u' } });
    await calm();
    expect(toast(world)).toBe('Monitor created successfully!');
    expect(world.navigations).toEqual([]);
  });

  it('is given up when its dialog is closed', async () => {
    const world = await open();
    change(world, { siteName: 'Shop' });
    void allSettled(create.closed, { scope: world.scope });
    expect(form(world)).toBeNull();
    void allSettled(create.opened, { scope: world.scope });
    expect(form(world)?.siteName).toBe('');
  });
});
