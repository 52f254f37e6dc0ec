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
  {
    name: 'a row that was written while another one waited for its turn shows what was read since',
    history: [
      ['customers.extend', 0, 0, 0],
      ['customers.extend', 1, 0, 0],
      ['world.arrive', 0, 0, 0],
      ['customers.date', 1, 3, 0],
      ['customers.undo', 1, 0, 0],
      ['customers.date', 0, 5, 0],
    ],
  },
  {
    name: 'after a write without an answer, nothing is written over what could not be read',
    history: [
      ['customers.date', 0, 0, 0],
      ['world.reach', 0, 0, 0],
      ['world.wait', 0, 4, 0],
      ['customers.product', 0, 0, 0],
      ['customers.saveProducts', 0, 0, 0],
      ['world.wait', 0, 3, 0],
    ],
  },
  {
    name: 'an input that is not sent shows what others have changed in it',
    history: [
      ['inputs.toggle', 1, 0, 0],
      ['redirects.delete', 1, 0, 0],
      ['world.foreign', 0, 4, 0],
      ['world.wait', 1, 4, 0],
      ['inputs.deleteMany', 1, 0, 0],
    ],
  },
  {
    name: 'what is changed in an input after discarding what is on its way leaves that',
    history: [
      ['inputs.noteAll', 0, 0, 0],
      ['inputs.queue', 0, 3, 0],
      ['inputs.queue', 0, 0, 0],
      ['inputs.toggle', 0, 0, 0],
    ],
  },
  {
    name: 'a checklist shows what another tab has changed in it',
    history: [
      ['customers.product', 0, 0, 0],
      ['customers.product', 1, 0, 10],
      ['customers.saveProducts', 0, 0, 0],
      ['customers.extend', 1, 0, 0],
      ['customers.saveProducts', 1, 0, 0],
      ['customers.product', 1, 0, 3],
    ],
  },
  {
    name: 'a checklist that was changed back during its save stays when that fails',
    history: [
      ['customers.product', 1, 0, 0],
      ['customers.saveProducts', 1, 0, 0],
      ['customers.product', 1, 0, 1],
      ['customers.product', 1, 0, 8],
      ['world.wait', 1, 4, 0],
    ],
  },
  {
    name: 'a tick after a save without an answer is saved over what the server has',
    history: [
      ['customers.product', 0, 3, 4],
      ['customers.saveProducts', 0, 1, 0],
      ['customers.product', 0, 5, 4],
      ['session.reload', 0, 0, 0],
      ['world.settle', 0, 0, 0],
      ['customers.saveProducts', 0, 5, 0],
    ],
  },
  {
    name: 'a removal that fails after its page was left and opened again is told',
    history: [
      ['access.remove', 0, 0, 0],
      ['redirects.close', 0, 0, 0],
      ['access.retry', 0, 0, 0],
      ['world.drop', 0, 0, 11],
    ],
  },
  {
    name: 'an input of a monitor that was left is read before it is written',
    history: [
      ['inputs.note', 0, 0, 0],
      ['inputs2.noteAll', 1, 0, 0],
      ['inputs2.note', 0, 0, 0],
      ['monitor.example', 0, 0, 0],
      ['inputs.retryAdd', 1, 0, 0],
      ['world.settle', 1, 0, 0],
      ['inputs2.removeAdd', 0, 0, 0],
      ['inputs.queue', 0, 0, 0],
    ],
  },
  {
    name: 'inputs of two monitors with the same id are told apart',
    history: [
      ['inputs.noteAll', 1, 0, 0],
      ['inputs2.delete', 0, 3, 0],
      ['inputs.delete', 1, 2, 0],
      ['inputs.delete', 0, 0, 0],
      ['inputs2.note', 1, 0, 0],
      ['world.settle', 1, 0, 0],
      ['world.settle', 0, 0, 0],
      ['inputs.note', 0, 1, 0],
    ],
  },
  {
    name: 'a job waits for the longer of two limits',
    history: [
      ['inputs.deleteMany', 1, 0, 5],
      ['world.fault', 1, 0, 1],
      ['world.fault', 1, 0, 10],
    ],
  },
  {
    name: 'discarding what is typed into one monitor leaves the job of another',
    history: [
      ['inputs2.noteAll', 0, 0, 0],
      ['inputs.deleteMany', 0, 0, 2],
      ['inputs2.noteAll', 0, 0, 0],
      ['world.fault', 0, 0, 9],
    ],
  },
  {
    name: 'a write without an answer makes what other tabs know stale',
    history: [
      ['redirects.delete', 1, 2, 0],
      ['redirects.toggle', 0, 1, 0],
      ['world.drop', 0, 0, 0],
      ['redirects.keyword', 1, 5, 0],
    ],
  },
  {
    name: 'a write of a tab that is gone makes what other tabs know stale',
    history: [
      ['redirects.undo', 0, 0, 0],
      ['redirects.switchMany', 1, 0, 0],
      ['session.reload', 1, 0, 0],
      ['redirects.keyword', 0, 0, 0],
    ],
  },
  {
    name: 'what was read while another tab wrote is not fresh',
    history: [
      ['redirects.keyword', 0, 4, 0],
      ['redirects.type', 1, 0, 0],
      ['session.reload', 0, 0, 0],
      ['redirects.switchMany', 1, 5, 0],
    ],
  },
  {
    name: 'two tabs that write in the same millisecond hear of each other',
    history: [
      ['inputs.delete', 1, 0, 0],
      ['inputs.noteAll', 0, 0, 0],
      ['session.go', 0, 0, 0],
      ['inputs.toggle', 1, 0, 0],
    ],
  },
  {
    name: 'a webhook that was kept, and changed elsewhere since, is asked about',
    history: [
      ['monitor.webhook', 1, 0, 10],
      ['session.reload', 1, 0, 0],
      ['monitor.webhook', 0, 0, 0],
      ['world.settle', 0, 0, 0],
    ],
  },
  {
    name: 'a webhook that is typed while a save finds another one is asked about',
    history: [
      ['monitor.webhook', 1, 0, 0],
      ['monitor.discardExamples', 0, 0, 0],
      ['monitor.webhook', 0, 5, 0],
      ['monitor.webhook', 0, 0, 7],
    ],
  },
  {
    name: 'signing out asks about what failed after its page was left',
    history: [
      ['customers.product', 1, 5, 0],
      ['customers.saveProducts', 1, 5, 0],
      ['redirects.endMany', 1, 0, 0],
      ['world.drop', 1, 0, 5],
      ['session.signOut', 1, 0, 0],
    ],
  },
  {
    name: 'signing out of the setup asks about what was typed',
    history: [
      ['setup.start', 3, 0, 0],
      ['setup.type', 3, 0, 0],
      ['session.signOut', 3, 0, 0],
    ],
  },
  {
    name: 'a reload of the setup asks where the storage is full',
    history: [
      ['setup.start', 3, 0, 0],
      ['world.full', 3, 0, 0],
      ['setup.type', 3, 0, 0],
      ['setup.type', 3, 0, 0],
      ['session.reload', 3, 0, 0],
    ],
  },
  {
    name: 'a load that is limited waits, also when a write has ended meanwhile',
    history: [
      ['redirects.toggle', 0, 0, 0],
      ['redirects.keyword', 1, 0, 0],
      ['settings.type', 1, 0, 0],
      ['session.go', 1, 1, 0],
      ['world.fault', 1, 0, 1],
    ],
  },
  {
    name: 'a webhook that is typed while a save finds another one is asked about after a reload',
    history: [
      ['monitor.webhook', 1, 0, 0],
      ['monitor.webhook', 0, 2, 0],
      ['session.reload', 1, 0, 0],
      ['world.wait', 0, 0, 0],
      ['monitor.webhook', 0, 0, 11],
      ['world.settle', 0, 0, 0],
      ['session.reload', 0, 0, 0],
    ],
  },
  {
    name: 'a product that is ticked again after its page was left, while its removal is saved, stays',
    history: [
      ['customers.product', 0, 0, 5],
      ['customers.saveProducts', 0, 0, 0],
      ['customers.product', 0, 0, 0],
      ['session.go', 0, 0, 0],
      ['customers.product', 0, 0, 5],
    ],
  },
  {
    name: 'an input that is switched back after an update without an answer is sent again',
    history: [
      ['inputs.toggle', 0, 0, 0],
      ['world.sleep', 0, 0, 0],
      ['world.sleep', 0, 0, 0],
      ['world.drop', 0, 0, 0],
      ['inputs.toggle', 0, 0, 0],
    ],
  },
  {
    name: 'a page writes nothing over what a job has written and it could not read',
    history: [
      ['world.offline', 0, 0, 0],
      ['world.offline', 0, 0, 0],
      ['webhooks.replace', 0, 3, 0],
      ['redirects.endMany', 0, 0, 0],
      ['redirects.switchMany', 0, 5, 0],
      ['world.arrive', 0, 0, 0],
      ['world.sleep', 0, 0, 0],
    ],
  },
  {
    name: 'who leaves without saving the examples leaves nothing to be sent',
    history: [
      ['inputs.note', 1, 0, 0],
      ['monitor.example', 1, 0, 0],
      ['inputs.delete', 0, 0, 0],
      ['inputs2.removeAdd', 1, 0, 0],
      ['session.reload', 1, 0, 0],
      ['session.reload', 1, 0, 0],
    ],
  },
];
