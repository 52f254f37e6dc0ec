import { html } from 'hono/html';
import { appOriginOf } from '../origins.ts';
import type { PageApp, PageOptions } from './index.ts';
import { page, pageHeaders } from './layout.ts';

/** Adds the home page, to which logouts and failed sign-ins redirect, and the support server. */
export function addInfoPages(app: PageApp, { appOrigin }: PageOptions): void {
  app.get('/sandbox', (context) => context.redirect('/sandbox/home', 302));

  app.get('/sandbox/home', (context) => {
    const { origin } = new URL(context.req.url);
    const target = appOriginOf(context.req.raw, origin, {
      requested: context.req.query('app') ?? null,
      fallback: appOrigin,
    });
    const login = `/sandbox/login?${new URLSearchParams({ app: target })}`;
    return context.html(
      page(
        'Dashboard home',
        'You are signed out.',
        html`<p><a class="button primary" href="${login}">Sign in</a></p>`,
      ),
      200,
      pageHeaders,
    );
  });

  app.get('/sandbox/support', (context) =>
    context.html(
      page(
        'Support server',
        'A stand-in for the chat server where customers get help.',
        html`<section class="card"><p>Someone answers here within a day.</p></section>`,
      ),
      200,
      pageHeaders,
    ),
  );
}
