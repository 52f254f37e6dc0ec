import { html } from 'hono/html';
import { isOwnOrLoopback } from '../origins.ts';
import { plans } from '../seed/products.ts';
import type { Payment } from '../backend.ts';
import type { PageApp, PageOptions } from './index.ts';
import { page, pageHeaders, problem, type Html } from './layout.ts';

const euro = (amount: number): string => `€${amount.toFixed(2)}`;

const itemsOf = (payment: Payment): readonly { readonly name: string; readonly price: number }[] =>
  [...plans.toolbox, ...plans.monitor]
    .filter(({ id }) => payment.toolboxes.includes(String(id)) || payment.monitors.includes(String(id)))
    .map(({ name, price }) => ({ name, price: price.unit_amount }));

function payPage(payment: Payment): Html {
  const items = itemsOf(payment);
  const total = items.reduce((sum, { price }) => sum + price, 0);
  return page(
    'Complete your purchase',
    'No card is charged here: this is a stand-in for the payment provider.',
    html`
      <form method="post" action="/sandbox/pay/${payment.id}" class="card">
        <ul>
          ${items.map(
            ({ name, price }) =>
              html`<li class="between"><span>${name}</span><span class="price">${euro(price)}</span></li>`,
          )}
        </ul>
        <hr />
        <p class="between"><b>Total each month</b><b class="price">${euro(total)}</b></p>
        <div class="row">
          <button class="button primary">Pay</button>
          <a class="button" href="${payment.appOrigin}/">Cancel</a>
        </div>
      </form>
    `,
  );
}

/** Adds the pages of the payment provider: checkout and billing portal (specification 7). */
export function addPaymentPages(app: PageApp, { backend, appOrigin }: PageOptions): void {
  app.get('/sandbox/pay/:id', (context) => {
    const payment = backend().payments.get(context.req.param('id'));
    if (payment === undefined) {
      return context.html(
        problem('No such payment', 'The link is old, or the data was reset.'),
        404,
        pageHeaders,
      );
    }
    return context.html(payPage(payment), 200, pageHeaders);
  });

  app.post('/sandbox/pay/:id', (context) => {
    const payment = backend().payments.get(context.req.param('id'));
    if (payment === undefined) {
      return context.html(
        problem('No such payment', 'The link is old, or the data was reset.'),
        404,
        pageHeaders,
      );
    }
    payment.paidAt ??= backend().now();
    return context.redirect(`${payment.appOrigin}/success`, 302);
  });

  app.get('/sandbox/portal/:account', (context) => {
    const { origin } = new URL(context.req.url);
    const account = backend().accounts.get(context.req.param('account'));
    if (account === undefined) {
      return context.html(problem('No such customer', 'The link is old.'), 404, pageHeaders);
    }
    const requested = context.req.query('app') ?? '';
    const back = isOwnOrLoopback(requested, origin) ? new URL(requested).origin : (appOrigin ?? origin);
    const { monitor = [], toolbox = [] } = account.workspace?.().customer?.purchases ?? account.purchases;
    return context.html(
      page(
        'Billing',
        `The subscription of ${account.plan.name}.`,
        html`
          <section class="card">
            <h2>Subscribed to</h2>
            <ul>
              ${[...toolbox, ...monitor].map((name) => html`<li>${name}</li>`)}
            </ul>
            <hr />
            <p class="muted">Visa ending in 4242</p>
            <p><a class="button primary" href="${back}/payment">Back to the dashboard</a></p>
          </section>
        `,
      ),
      200,
      pageHeaders,
    );
  });
}
