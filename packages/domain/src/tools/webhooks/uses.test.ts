import { describe, expect, it } from 'vitest';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { Redirect } from '../../contract/calls/redirects';
import { settingsOf } from '../../resources/setting-values';
import { customer } from '../../kernel/testing';
import { collectValues, identityOf, type Sources, type ValueKind } from './uses';

const url = (at: number, host = 'discord.com'): string =>
  `https://${host}/api/webhooks/10900000000000000${String(at).padStart(2, '0')}/token-${at}`;

const redirect = (id: number, change: Partial<Redirect> = {}): Redirect => ({
  id,
  keyword: `word ${id}`,
  webhook: url(1),
  type: 'Name',
  active: true,
  ...change,
});

const monitor = (change: Partial<MonitorDetail>): MonitorDetail => ({
  data: { monitor_uuid: 'm', monitor_name: 'Night Vault' },
  webhooks: [],
  inputs: [],
  ...change,
});

const collect = (change: Partial<Sources>, kind: ValueKind = 'webhook') =>
  collectValues(kind, { settings: null, redirects: [], details: new Map(), brandWords: [], ...change });

describe('collectValues', () => {
  it('finds a webhook in settings, redirects, regions and inputs', () => {
    const rows = collect({
      settings: { ...settingsOf(customer), webhookUrl: url(1) },
      redirects: [redirect(7)],
      details: new Map([
        [
          'm',
          monitor({
            webhooks: [{ region: 'EU', webhook_url: url(1) }],
            inputs: [{ id: 3, link: 'https://shop/a', specialWebhook: url(1) }],
          }),
        ],
      ]),
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.uses.map(({ id }) => id)).toEqual(['settings', 'redirect:7', 'region:m:EU', 'input:m:3']);
    expect(rows[0]?.problems).toEqual([]);
  });

  it('leaves out empty webhooks', () => {
    expect(collect({ redirects: [redirect(1, { webhook: ' ' })] })).toEqual([]);
  });

  it('joins the ways to write one webhook, and says so', () => {
    const rows = collect({
      redirects: [redirect(1), redirect(2, { webhook: `${url(1, 'DISCORDAPP.com')}/` })],
    });
    expect(rows.map(({ problems }) => problems)).toEqual([['variants']]);
  });

  it('does not join different tokens', () => {
    expect(identityOf('webhook', url(1))).not.toBe(identityOf('webhook', `${url(1)}x`));
  });

  it('does not join different threads of a webhook, and nothing else of its query', () => {
    const rows = collect({
      redirects: ['', '?thread_id=1', '?wait=true&thread_id=1', '?thread_id=2', '?wait=true'].map(
        (query, at) => redirect(at, { webhook: `${url(1)}${query}` }),
      ),
    });
    expect(rows.map(({ uses }) => uses.map(({ id }) => id))).toEqual([
      ['redirect:0', 'redirect:4'],
      ['redirect:1', 'redirect:2'],
      ['redirect:3'],
    ]);
  });

  it('says which webhooks look odd, and lists them first', () => {
    const rows = collect({
      redirects: [redirect(1), redirect(2), redirect(3, { webhook: 'https://example.com/hook' })],
    });
    expect(rows.map((row) => row.problems)).toEqual([['odd'], []]);
  });

  it('says that two redirects of a keyword post twice, unless one is switched off', () => {
    const pair = (isActive: boolean) =>
      collect({
        redirects: [redirect(1, { keyword: 'Dunk' }), redirect(2, { keyword: 'dunk ', active: isActive })],
      });
    expect(pair(true)[0]?.problems).toEqual(['repeated']);
    expect(pair(false)[0]?.problems).toEqual([]);
  });

  it('says which webhooks are used only where nothing is sent', () => {
    const rows = collect({
      redirects: [redirect(1, { active: false })],
      details: new Map([
        ['m', monitor({ inputs: [{ id: 3, link: 'a', specialWebhook: url(1), active: false }] })],
      ]),
    });
    expect(rows[0]?.problems).toEqual(['inactive']);
  });

  it('finds links in the inputs alone, the most used ones first', () => {
    const sources = {
      redirects: [redirect(1)],
      details: new Map([
        [
          'm',
          monitor({
            inputs: [
              { id: 1, link: 'DZ5485-612' },
              { id: 2, link: 'https://shop/a' },
              { id: 3, link: ' dz5485-612' },
            ],
          }),
        ],
      ]),
    };
    expect(collect(sources, 'link').map((row) => [row.value, row.uses.map(({ id }) => id).join()])).toEqual([
      ['DZ5485-612', 'input:m:1,input:m:3'],
      ['https://shop/a', 'input:m:2'],
    ]);
  });
});
