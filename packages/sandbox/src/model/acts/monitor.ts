import { copyTo, detail, monitorAccess } from '../pages.ts';
import { GROUPS, hook, pick, type Acts } from './turn.ts';

const { details, webhooks, examples } = detail;
const { ownProducts } = detail.inputs;
const choices = ['proxyList', 'product'] as const;
const cells = { proxyList: 'proxyListId', product: 'productId' } as const;

export const monitorActs: Acts = {
  delay: ({ save, fire, token }) => {
    const value = String(100 + Number(token.slice(1)));
    save(GROUPS.monitor, 'settings|delay', value);
    fire(details.events.onDelayCommit, value);
    return `commits the delay ${value}`;
  },
  pick: ({ read, save, fire, a, b }) => {
    const setting = choices[b % 2] ?? 'product';
    const part = read(details.view.settings)?.[setting];
    const choice = pick(part?.choices ?? [], a);
    if (choice === undefined || part === undefined) return null;
    if (choice.id === part.chosen?.id && part.phase !== 'failed') return null;
    save(GROUPS.monitor, `settings|${cells[setting]}`, choice.id);
    fire(details.events.onPick, { setting, id: String(choice.id) });
    return `picks the ${setting} ${choice.name}`;
  },
  allowed: ({ read, save, fire }) => {
    const current = read(details.view.settings)?.inputsAllowed.value;
    if (current === undefined) return null;
    save(GROUPS.monitor, 'settings|inputAllowed', !current);
    fire(details.events.onInputsAllowedChange, !current);
    return `${current ? 'forbids' : 'allows'} inputs`;
  },
  own: ({ read, save, fire }) => {
    const isOn = read(ownProducts.view.value);
    save(GROUPS.ownProducts, 'settings|onlyOwnInputs', !isOn);
    fire(ownProducts.events.onChange, !isOn);
    return `switches own products ${isOn ? 'off' : 'on'}`;
  },
  retry: ({ read, fire, writes, a }) => {
    const setting = pick(['delay', 'inputsAllowed', 'proxyList', 'product'] as const, a) ?? 'delay';
    if (read(details.view.settings)?.[setting].phase !== 'failed') return null;
    writes();
    fire(details.events.onRetry, setting);
    return `retries the ${setting}`;
  },
  webhook: ({ read, save, fire, token, a, b }) => {
    const one = pick(read(webhooks.view.webhooks), a);
    if (one === undefined) return null;
    const isDone = b % 4 < 2;
    save(GROUPS.webhooks, `webhooks|${one.region}`, hook(token), one.url);
    fire(webhooks.events.onChange, { region: one.region, url: hook(token) });
    if (isDone) fire(webhooks.events.onCommit);
    return `types the webhook ${token} of ${one.region}${isDone ? ' and leaves the field' : ''}`;
  },
  retryWebhooks: ({ read, fire, writes }) => {
    if (read(webhooks.view.phase) !== 'failed') return null;
    writes();
    fire(webhooks.events.onRetry);
    return 'retries the webhooks';
  },
  example: ({ edit, fire, token }) => {
    const text = `https://shop.example/example-${token}`;
    edit(GROUPS.examples, `settings|has exampleInputs ${text}`, true, false);
    fire(examples.events.onAdd, text);
    return `adds the example ${token}`;
  },
  saveExamples: ({ read, fire, writes }) => {
    if (!read(examples.view.isDirty) || read(examples.view.isSaving)) return null;
    writes();
    fire(examples.events.onSave);
    return 'saves the examples';
  },
  discardExamples: ({ read, fire, discard }) => {
    if (read(examples.view.isSaving)) return null;
    discard(GROUPS.examples);
    fire(examples.events.onDiscard);
    return 'discards the examples';
  },
  customers: async ({ read, edit, fire, writes, settle, monitor, a, b }) => {
    const { view, events } = monitorAccess;
    if (!read(view.isOpen)) {
      fire(details.events.onAddUser);
      await settle(({ request }) => request.method === 'GET');
      return 'opens the access to the monitor';
    }
    if (read(view.status) !== 'ready' || read(view.isSaving)) return null;
    const ids = read(view.accessIds);
    const one = pick(read(view.customers), a);
    if (one === undefined) return null;
    if (b % 2 === 1) {
      writes();
      fire(events.onSave);
      return 'saves the access';
    }
    const id = one.customer_id;
    const has = ids.includes(id);
    edit(GROUPS.monitorAccess, `|has customerIds ${id}`, !has, has, { section: `${monitor}/customers` });
    fire(events.onAccessChange, has ? ids.filter((each) => each !== id) : [...ids, id]);
    return `${has ? 'takes' : 'gives'} ${one.name} access`;
  },
  planCopy: async ({ read, fire, settle, world, monitor }) => {
    const { flow, targets, page } = copyTo;
    const answers = (): Promise<void> => settle(({ request }) => request.method === 'GET');
    const uuid = monitor.split('/').at(-1) ?? '';
    const target = world.server.monitors.find((one) => one !== uuid) ?? '';
    if (read(page.$isOpen)) return null;
    fire(page.opened, { uuid, shown: [], selected: [], isClone: false });
    await answers();
    fire(flow.events.onChoiceChange, { parts: ['delay'] });
    fire(flow.events.onContinue);
    fire(targets.events.onPick, { uuid: target, isPicked: true });
    fire(flow.events.onContinue);
    await answers();
    return 'plans to copy the delay to the other monitor';
  },
  copy: ({ read, fire, save, world, monitor }) => {
    const { flow } = copyTo;
    const { groups, progress, result } = flow.plan.view;
    const [step] = read(groups).flatMap(({ steps }) => steps);
    const value = step?.write === undefined ? undefined : step.changes[0]?.after.replaceAll(/\D/g, '');
    if (value === undefined || read(progress) !== null || read(result) !== null) return null;
    const target = world.server.monitors.find((one) => one !== monitor.split('/').at(-1)) ?? '';
    save(GROUPS.copied, 'settings|delay', value, undefined, { section: `/v1/monitors/${target}` });
    fire(flow.plan.events.onConfirm);
    return `copies the delay ${value} to the other monitor`;
  },
  closeCopy: ({ read, fire, discard }) => {
    const { flow, page } = copyTo;
    if (!read(page.$isOpen) || read(flow.plan.view.progress) !== null) return null;
    discard(GROUPS.copied);
    fire(page.closed);
    return 'closes what was copied';
  },
};
