import { rowsOf, at, type Writer } from './writer.ts';

/** What only answers with a link or a refusal. */
export async function links({ answers, mark, find, send, skip }: Writer): Promise<void> {
  const portal = await send('payment.openBillingPortal', 'asks for a link to the billing portal', {});
  if (portal !== undefined && typeof at(portal, 'url') !== 'string')
    find('payment.openBillingPortal', 'saved', 'there is no url');
  const products = answers.get('plans.getPlanProducts');
  const monitor = rowsOf(at(products, 'monitor'))[0]?.['id'];
  if (monitor === undefined) skip(['plans.createPaymentLink'], 'there is no product');
  else
    await send('plans.createPaymentLink', 'asks for a payment link, which is not opened', {
      toolboxes: [],
      monitors: [monitor],
    });
  const invite = await send('onboarding.validateInvite', 'asks about an invite that does not exist', {
    key: mark,
  });
  if (invite !== undefined && !at(invite, 'error'))
    find('onboarding.validateInvite', 'refusal', 'an invite that does not exist is accepted');
  const signedIn = await send('session.signIn', 'asks for a session with a code that does not exist', {
    code: mark,
    app_id: 'login',
  });
  if (signedIn !== undefined && !at(signedIn, 'error'))
    find('session.signIn', 'refusal', 'a code that does not exist is accepted');
}

const cannot = 'it cannot be taken back: --unsafe';

/** What cannot be taken back; the session ends. */
export async function unsafe({
  server,
  answers,
  left,
  mark,
  info,
  isDeveloper,
  contractOf,
  find,
  send,
  refuse,
  skip,
  unsafe: isUnsafe,
}: Writer): Promise<void> {
  skip(
    ['onboarding.createCustomer'],
    'it makes a bot: try it with an account that has paid, in the dashboard',
  );
  skip(['access.removeBotUser'], 'a removed user cannot be restored: try it in the dashboard');
  const names = ['access.createBotInvite', 'monitors.createMonitor', 'updates.sendUpdate', 'session.logout'];
  if (isUnsafe !== true) return skip(names, cannot);
  const app_id = at(info, 'bot_data', 'app_id');
  await send('access.createBotInvite', 'makes an invite', { app_id, permission: 2 });
  if (isDeveloper) {
    const product = rowsOf(answers.get('products.getMonitorProducts'))[0]?.['id'];
    const monitor = {
      site_name: mark,
      monitor_type: 'new',
      monitor_visible: false,
      product_id: product,
      example_inputs: [''],
      regions: ['EU'],
    };
    const made = await send('monitors.createMonitor', 'makes a monitor, which no call deletes', monitor);
    if (made !== undefined) left.push('monitors.createMonitor: a monitor whose name begins with “verify-”');
    await refuse('monitors.createMonitor', 'makes it once more', 'conflict', 409, monitor);
    await send('updates.sendUpdate', 'sends an update', { title: mark, color: 3_912_375, fields: [] });
  } else skip(names, 'it needs the session of a developer');
  await send('session.logout', 'ends the session', undefined);
  const info401 = await server.send(contractOf('session.getCustomerInfo'), '/v1/customer/info');
  if (info401 !== null && info401.status !== 401)
    find('session.logout', 'saved', 'the session still works after the logout');
}
