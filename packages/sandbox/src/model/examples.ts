import type { History } from './play.ts';

/** Histories that have failed, each with what happened in them. */
export const examples: readonly { readonly name: string; readonly history: History }[] = [
  {
    name: 'a webhook that is being saved, while another monitor opens, stays with its own',
    history: [
      ['monitor.webhook', 0, 0, 0],
      ['inputs2.retryAdd', 0, 0, 0],
    ],
  },
  {
    name: 'a monitor that opens has nothing unsaved of the one before',
    history: [
      ['monitor.customers', 0, 0, 0],
      ['session.go', 0, 3, 0],
      ['session.reload', 0, 0, 0],
    ],
  },
  {
    name: 'discarding an example leaves the webhook that is being saved',
    history: [
      ['monitor.allowed', 0, 0, 0],
      ['monitor.example', 0, 0, 0],
      ['monitor.pick', 0, 0, 0],
      ['monitor.webhook', 0, 0, 0],
      ['inputs2.type', 0, 0, 0],
    ],
  },
  {
    name: 'an extension after its undo, while the first is being saved, is one month',
    history: [
      ['customers.extend', 0, 0, 0],
      ['customers.undo', 0, 0, 0],
      ['customers.extend', 0, 0, 0],
    ],
  },
  {
    name: 'a product that is ticked again, while its removal waits, stays in the checklist',
    history: [
      ['customers.date', 0, 0, 0],
      ['customers.extend', 0, 3, 0],
      ['customers.extend', 0, 0, 0],
      ['customers.product', 0, 0, 0],
      ['customers.saveProducts', 0, 0, 0],
      ['customers.product', 0, 0, 0],
    ],
  },
  {
    name: 'a product that is ticked again, while its removal is saved, comes back',
    history: [
      ['customers.product', 0, 0, 5],
      ['customers.saveProducts', 0, 0, 0],
      ['customers.extend', 0, 0, 0],
      ['world.arrive', 0, 0, 0],
      ['customers.product', 0, 0, 5],
      ['customers.saveProducts', 0, 0, 0],
    ],
  },
  {
    name: 'signing out asks about an input that waits to be sent',
    history: [
      ['inputs.toggle', 0, 0, 0],
      ['session.signOut', 0, 0, 0],
    ],
  },
  {
    name: 'nothing is sent after signing out',
    history: [
      ['monitor.delay', 2, 0, 0],
      ['monitor.delay', 2, 0, 0],
      ['session.signOut', 2, 0, 0],
    ],
  },
  {
    name: 'a reload asks about a redirect that waits for another tab',
    history: [
      ['redirects.keyword', 1, 0, 0],
      ['redirects.toggle', 0, 0, 0],
      ['session.reload', 0, 0, 0],
    ],
  },
  {
    name: 'a reload asks about a renewal that waits for another tab',
    history: [
      ['customers.extend', 0, 0, 0],
      ['customers.date', 1, 0, 0],
      ['session.reload', 1, 0, 0],
    ],
  },
  {
    name: 'a note after a switch whose answer was lost does not switch back',
    history: [
      ['inputs.toggle', 0, 3, 0],
      ['world.wait', 0, 2, 0],
      ['world.drop', 0, 0, 0],
      ['inputs.queue', 0, 0, 0],
      ['inputs.note', 0, 3, 0],
    ],
  },
  {
    name: 'a row that is edited while a job writes it is merged into what the job has written',
    history: [
      ['webhooks.replace', 2, 0, 0],
      ['redirects.keyword', 2, 0, 0],
    ],
  },
  {
    name: 'what takes back an edit whose answer was lost is sent',
    history: [
      ['redirects.delete', 0, 0, 0],
      ['world.arrive', 0, 0, 0],
      ['redirects.toggle', 0, 5, 0],
      ['redirects.toggle', 0, 3, 0],
      ['world.drop', 0, 0, 0],
    ],
  },
  {
    name: 'a monitor that opens again between two saves of its webhooks waits for both',
    history: [
      ['monitor.webhook', 0, 0, 0],
      ['world.wait', 0, 0, 0],
      ['monitor.webhook', 0, 2, 0],
      ['session.go', 0, 0, 0],
      ['monitor.saveExamples', 0, 0, 0],
    ],
  },
  {
    name: 'a monitor that opens again while its examples are saved has nothing unsaved',
    history: [
      ['monitor.example', 0, 0, 0],
      ['monitor.saveExamples', 0, 0, 0],
      ['inputs2.type', 0, 0, 0],
      ['monitor.retry', 0, 0, 0],
      ['world.arrive', 0, 0, 0],
      ['inputs2.edit', 0, 0, 0],
    ],
  },
];
