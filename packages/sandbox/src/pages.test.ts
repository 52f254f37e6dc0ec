import { describe, expect, it } from 'vitest';
import { createClient, ORIGIN } from './testing/client.ts';

describe('sandbox pages', () => {
  it.each([
    ['/sandbox/home', 'Sign in'],
    ['/sandbox/login', 'Sign in'],
    ['/sandbox/support', 'Support server'],
    ['/sandbox/portal/customer', 'Billing'],
  ])('renders %s with a language, a title and one heading', async (path, title) => {
    const { status, text, headers } = await createClient().request(path);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en">');
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).toContain(title);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('answers with 404 for an unknown payment or portal', async () => {
    for (const path of ['/sandbox/pay/none', '/sandbox/portal/none']) {
      expect((await createClient().request(path)).status).toBe(404);
    }
  });

  it('escapes markup in query parameters', async () => {
    const client = createClient();
    const query = new URLSearchParams({
      client_id: '1087340159260172288',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/callback`,
      scope: 'identify guilds applications.commands.permissions.update',
      state: '"><script>alert(1)</script>',
    });
    const { text } = await client.request(`/sandbox/chat/oauth2/authorize?${query}`);
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect(text).not.toContain('<script>');
  });

  it('links from the portal only to this machine', async () => {
    const { text } = await createClient().request('/sandbox/portal/customer?app=https://elsewhere.example');
    expect(text).toContain(`href="${ORIGIN}/payment"`);
  });

  it('renders images with the initials of a name, and escapes markup', async () => {
    const client = createClient();
    const { text, headers } = await client.request('/sandbox/images/person/Mara%20Lindqvist.svg');
    expect(headers.get('Content-Type')).toContain('image/svg+xml');
    expect(text).toContain('ML');
    const escaped = await client.request('/sandbox/images/person/%3Cscript%3E.svg');
    expect(escaped.text).not.toContain('<script');
    expect((await client.request('/sandbox/images/person/none.png')).status).toBe(404);
  });
});
