import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $log } from '../../shell/history';
import { onlineChanged } from '../../kernel/ports';
import { $unsaved } from '../../kernel/page/unsaved';
import { createTestEnv, customer, type FakeAnswer, type FakeServer } from '../../kernel/testing';
import { $toast } from '../../kernel/toasts';
import { create, page, screen } from './index';

const CREATE = 'POST /v1/monitors';
const PRODUCTS = 'GET /v1/products?type=monitor';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const flush = () => vi.advanceTimersByTimeAsync(0);

async function open(server: FakeServer = {}, developer = true) {
  const env = createTestEnv({
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
  void env.start('/monitors');
  await flush();
  void allSettled(page.opened, { scope: env.scope });
  void allSettled(screen.events.onCreateMonitor, { scope: env.scope });
  await flush();
  return env;
}
type TestEnv = Awaited<ReturnType<typeof open>>;

const form = ({ scope }: TestEnv) => scope.getState(create.editor.$draft);
const toast = ({ scope }: TestEnv) => scope.getState($toast)?.text;
const change = ({ scope }: TestEnv, params: Parameters<typeof create.dialog.events.onChange>[0]): void =>
  void allSettled(create.dialog.events.onChange, { scope, params });
async function submit({ scope }: TestEnv) {
  void allSettled(create.dialog.events.onSubmit, { scope });
  await flush();
}

describe('new monitor dialog', () => {
  it('starts with product 5, one empty example and the region EU', async () => {
    const env = await open();
    expect(form(env)).toEqual({
      siteName: '',
      monitorType: 'new',
      isVisible: false,
      productId: 5,
      exampleInputs: [''],
      regions: ['EU'],
    });
    expect(env.scope.getState(create.dialog.view.isDirty)).toBe(false);
  });

  it('is for developers only', async () => {
    const env = await open({}, false);
    expect(form(env)).toBeNull();
    expect(env.requests.map(({ path }) => path)).not.toContain('/v1/products?type=monitor');
  });

  it('offers every product that is a monitor', async () => {
    const env = await open();
    expect(env.scope.getState(create.dialog.view.products).map(({ name }) => name)).toEqual([
      'Sneaker',
      'Alternative',
    ]);
  });

  it("uses the server's own id of the default product", async () => {
    const env = await open({ [PRODUCTS]: { status: 200, body: [{ id: '5', name: 'Sneaker' }] } });
    expect(form(env)?.productId).toBe('5');
    expect(env.scope.getState(create.dialog.view.isDirty)).toBe(false);
  });

  it('shows a failed load of the products, and retries', async () => {
    let answer: FakeAnswer = { status: 500 };
    const env = await open({ [PRODUCTS]: () => answer });
    expect(env.scope.getState(create.dialog.view.productsStatus)).toBe('failed');
    expect(env.logs).toEqual(['products.getMonitorProducts: answered with status 500']);
    answer = { status: 200, body: [] };
    void allSettled(create.dialog.events.onRetryProducts, { scope: env.scope });
    await flush();
    expect(env.scope.getState(create.dialog.view.productsStatus)).toBe('ready');
  });

  it('loads the products again after Retry-After, and clears the failure', async () => {
    const answers: FakeAnswer[] = [{ status: 429, retryAfterMs: 1_000 }];
    const env = await open({ [PRODUCTS]: () => answers.shift() ?? { status: 200, body: [] } });
    expect(env.scope.getState(create.dialog.view.productsStatus)).toBe('failed');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(env.scope.getState(create.dialog.view.productsStatus)).toBe('ready');
  });

  it('loads the products again when the browser is back online', async () => {
    const answers: FakeAnswer[] = [{ kind: 'network' }];
    const env = await open({ [PRODUCTS]: () => answers.shift() ?? { status: 200, body: [] } });
    expect(env.scope.getState(create.dialog.view.productsStatus)).toBe('failed');
    void allSettled(onlineChanged, { scope: env.scope, params: false });
    void allSettled(onlineChanged, { scope: env.scope, params: true });
    await flush();
    expect(env.scope.getState(create.dialog.view.productsStatus)).toBe('ready');
  });

  it('makes type new invisible, and keeps the setting for type product', async () => {
    const env = await open();
    expect(form(env)?.isVisible).toBe(false);
    change(env, { monitorType: 'product' });
    expect(form(env)?.isVisible).toBe(false);
    change(env, { isVisible: true });
    change(env, { monitorType: 'product' });
    expect(form(env)?.isVisible).toBe(true);
    change(env, { monitorType: 'new' });
    expect(form(env)?.isVisible).toBe(false);
    change(env, { isVisible: true });
    expect(form(env)).toMatchObject({ monitorType: 'new', isVisible: true });
  });

  it('sends the form as typed, without validation', async () => {
    const env = await open();
    change(env, { siteName: ' ', monitorType: 'product', isVisible: true, productId: 6 });
    change(env, { exampleInputs: ['https://shop.example/1', ''], regions: ['EU', 'US'] });
    await submit(env);
    expect(env.bodiesOf('monitors.createMonitor')).toEqual([
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

  it('opens the page of the created monitor', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    const env = await open({ [CREATE]: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    change(env, { siteName: 'Shop' });
    await submit(env);
    expect(toast(env)).toBe('Creating monitor...');
    expect(env.scope.getState(create.dialog.view.isSaving)).toBe(true);
    answer({ status: 200, body: { uuid: 'new/uuid' } });
    await flush();
    expect(toast(env)).toBe('Monitor created successfully!');
    expect(env.navigations).toEqual([{ to: '/monitors/new%2Fuuid' }]);
    expect(form(env)).toBeNull();
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('shows a failure once, in the dialog, and as a message only after the person has left', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    const env = await open({ [CREATE]: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    await submit(env);
    answer({ status: 409 });
    await flush();
    expect(env.scope.getState(create.dialog.view.error)).toBe('A monitor with this name already exists');
    expect(toast(env)).toBeUndefined();
    expect(env.scope.getState($log)).toEqual([]);

    await submit(env);
    void allSettled(page.closed, { scope: env.scope });
    answer({ status: 409 });
    await flush();
    expect(toast(env)).toBe('A monitor with this name already exists');
  });

  it.each<[string, FakeAnswer]>([
    ['A monitor with this name already exists', { status: 409 }],
    ['Failed to create monitor', { status: 500 }],
    ['Failed to create monitor', { status: 203 }],
    ['Failed to create monitor', { kind: 'network' }],
    ['Failed to create monitor', { status: 200, body: {} }],
  ])('shows "%s" when it fails, and keeps the draft', async (text, answer) => {
    const env = await open({ [CREATE]: answer });
    change(env, { siteName: 'Shop' });
    await submit(env);
    expect(env.scope.getState(create.dialog.view.error)).toBe(text);
    expect(form(env)?.siteName).toBe('Shop');
    expect(env.scope.getState($unsaved)).toBe(true);
    expect(env.navigations).toEqual([]);
  });

  it('creates one monitor for two presses', async () => {
    const env = await open({ [CREATE]: () => new Promise<FakeAnswer>(() => undefined) });
    await submit(env);
    await submit(env);
    expect(env.bodiesOf('monitors.createMonitor')).toHaveLength(1);
  });

  it('does not navigate after the person has left', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    const env = await open({ [CREATE]: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    await submit(env);
    void allSettled(page.closed, { scope: env.scope });
    answer({ status: 200, body: { uuid: 'u' } });
    await flush();
    expect(toast(env)).toBe('Monitor created successfully!');
    expect(env.navigations).toEqual([]);
  });

  it('discards the draft when it closes', async () => {
    const env = await open();
    change(env, { siteName: 'Shop' });
    void allSettled(create.dialog.events.onClose, { scope: env.scope });
    expect(form(env)).toBeNull();
    void allSettled(screen.events.onCreateMonitor, { scope: env.scope });
    expect(form(env)?.siteName).toBe('');
  });
});
