import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customer, unpaidCustomer } from '@dropdeck/domain/kernel/testing';
import { openProduct } from './testing/openProduct';
import { collectRenders } from './testing/profiled';

/**
 * Waits for what loads after the first page, which renders the shell with the keys, and moves the pointer to a
 * title: when something moves under a pointer, the browser may report it at any time, and fields render when hovered.
 */
async function untilComplete(title = page.getByRole('heading', { level: 1 })): Promise<void> {
  await expect.poll(() => document.querySelector('button kbd')?.textContent).toMatch(/K$/);
  await userEvent.hover(title);
}

const countsOf = (
  renders: ReadonlyMap<string, ReadonlySet<string>>,
  ...names: string[]
): Record<string, number> => Object.fromEntries(names.map((name) => [name, renders.get(name)?.size ?? 0]));

describe('rendering', () => {
  it('renders only the field and the preview for a key in the bot name', async () => {
    openProduct('/settings', customer);
    const field = page.getByRole('textbox', { name: 'Bot Name' });
    await userEvent.fill(field, 'Sol');
    await expect.element(page.getByRole('article').getByText('Sol', { exact: true })).toBeVisible();

    await untilComplete();
    const renders = collectRenders();
    await userEvent.type(field, 'e');
    await expect.element(page.getByRole('article').getByText('Sole', { exact: true })).toBeVisible();
    expect(countsOf(renders, 'TextSetting', 'EmbedPreview', 'IdentitySection')).toEqual({
      TextSetting: 1,
      EmbedPreview: 1,
      IdentitySection: 1,
    });
    expect(
      countsOf(
        renders,
        'Sidebar',
        'TopBar',
        'PageHeader',
        'EmbedSection',
        'ServersSection',
        'WebhookSection',
      ),
    ).toEqual({
      Sidebar: 0,
      TopBar: 0,
      PageHeader: 0,
      EmbedSection: 0,
      ServersSection: 0,
      WebhookSection: 0,
    });
  });

  it('renders only the changed plan card when a plan is selected', async () => {
    const product = (id: string, name: string) => ({
      id,
      name,
      price: { unit_amount: 10 },
      features: ['One', 'Two'],
    });
    openProduct('/settings', unpaidCustomer, {
      'GET /v1/stripe/products': {
        status: 200,
        body: {
          toolbox: [
            product('basic_toolbox', 'Basic Toolbox'),
            product('calendar', 'Calendar'),
            product('account', 'Account'),
          ],
          monitor: [product('sneaker', 'Sneaker'), product('alternative', 'Alternative')],
        },
      },
    });
    await userEvent.click(page.getByRole('checkbox', { name: 'Calendar' }));
    const renders = collectRenders();
    await userEvent.click(page.getByRole('checkbox', { name: 'Account' }));
    await expect.element(page.getByRole('checkbox', { name: 'Account' })).toBeChecked();
    expect(countsOf(renders, 'PlanCard')).toEqual({ PlanCard: 1 });
  });

  it('renders only the changed row when a permission is ticked', async () => {
    const role = (id: string) => ({ id, name: `Role ${id}`, color: '#3BB2B7' });
    openProduct('/commands', customer, {
      'GET /v1/user/info/bot/guilds': {
        status: 200,
        body: { bots: [{ guilds: [{ id: '9', name: 'Lounge', icon: null }] }] },
      },
      'GET /v1/user/info/bot/commands?guild_id=9': {
        status: 200,
        body: { bots: [{ commands: [{ id: 4, name: 'restock' }] }] },
      },
      'GET /v1/user/info/bot/guilds/9/roles': {
        status: 200,
        body: { bots: [{ roles: ['1', '2', '3', '4', '5'].map(role) }] },
      },
      'GET /v1/user/info/bot/guilds/9/members': { status: 200, body: { bots: [{ members: [] }] } },
      'GET /v1/user/info/bot/guilds/9/channels': { status: 200, body: { bots: [{ channels: [] }] } },
    });
    await userEvent.click(page.getByRole('button', { name: /^Edit / }));
    await userEvent.click(page.getByRole('button', { name: 'Edit Permissions' }));
    await userEvent.click(page.getByRole('radio', { name: 'Role' }));
    await userEvent.click(page.getByText('Select all'));
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    const box = page.getByRole('checkbox', { name: 'Role 3' });
    await expect.element(box).toBeInTheDocument();

    const heading = page.getByRole('dialog').getByRole('heading', { level: 2 });
    await untilComplete(heading);
    // By key: what will change grows, and moves another row below a pointer, which then renders, too.
    await userEvent.hover(heading);
    (box.first().element() as HTMLElement).focus();
    const renders = collectRenders();
    await userEvent.keyboard(' ');
    await expect.poll(() => renders.get('TargetIcon')?.size).toBeGreaterThan(0);
    expect(countsOf(renders, 'TargetIcon', 'DataTable', 'Sidebar')).toEqual({
      TargetIcon: 1,
      DataTable: 0,
      Sidebar: 0,
    });
  });

  it('renders neither the form nor the other sections for a key in the search of inputs', async () => {
    openProduct('/monitors/m-1', customer, {
      'GET /v1/monitors/m-1': {
        status: 200,
        body: {
          data: { monitor_uuid: 'm-1', monitor_name: 'Kith', input_allowed: true },
          webhooks: [{ region: 'EU', webhook_url: '' }],
          inputs: [{ id: 1, link: 'DD1391-100' }],
        },
      },
    });
    const field = page.getByRole('searchbox', { name: 'Search inputs' });
    await userEvent.fill(field, 'd');
    await expect.element(page.getByText('1 of 1 input')).toBeVisible();

    await untilComplete();
    const renders = collectRenders();
    await userEvent.type(field, 'x');
    await expect.element(page.getByText('0 of 1 input')).toBeVisible();
    expect(
      countsOf(renders, 'AddInputForm', 'InputQueueBar', 'WebhooksSection', 'DetailsSection', 'Sidebar'),
    ).toEqual({ AddInputForm: 0, InputQueueBar: 0, WebhooksSection: 0, DetailsSection: 0, Sidebar: 0 });
    expect(renders.get('InputsTable')?.size).toBe(1);
  });

  it('renders no table when the address follows a key in the search of monitors', async () => {
    const { history } = openProduct('/monitors', customer, {
      'GET /v1/monitors': {
        status: 200,
        body: { monitors: [{ monitor_uuid: 'm-1', monitor_name: 'Kith' }] },
      },
    });
    const field = page.getByPlaceholder('Search monitors...');
    await userEvent.fill(field, 'ki');
    await untilComplete();
    const renders = collectRenders();
    history.replace('/monitors?search=ki');
    const link = page.getByRole('link', { name: 'Overview' });
    await link.hover();
    await expect.element(link).toHaveAttribute('href', '/monitors?search=ki');
    expect(countsOf(renders, 'DataTable')).toEqual({ DataTable: 0 });
  });

  it('renders nothing of the navigation for a new query string, which the link has once it is hovered', async () => {
    const { history } = openProduct('/monitors', customer, {
      'GET /v1/monitors': {
        status: 200,
        body: { monitors: [{ monitor_uuid: 'm-1', monitor_name: 'Kith' }] },
      },
    });
    await expect.element(page.getByRole('link', { name: 'Kith', exact: true })).toBeInTheDocument();

    await untilComplete();
    const renders = collectRenders();
    history.replace('/monitors?search=kith');
    await expect.element(page.getByPlaceholder('Search monitors...')).toHaveValue('kith');
    expect(countsOf(renders, 'Sidebar', 'NavItem', 'TopBar')).toEqual({ Sidebar: 0, NavItem: 0, TopBar: 0 });
    const link = page.getByRole('link', { name: 'Overview' });
    await expect.element(link).toHaveAttribute('href', '/monitors');
    await link.hover();
    await expect.element(link).toHaveAttribute('href', '/monitors?search=kith');
  });
});
