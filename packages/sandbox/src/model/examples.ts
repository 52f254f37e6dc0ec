import { readHistory } from './history.ts';

/** Histories that have failed, each with what happened in it. */
export const examples = Object.entries({
  'a webhook that is being saved, while another monitor opens, stays with its own':
    'monitor.webhook, inputs2.retryAdd',
  'a monitor that opens has nothing unsaved of the one before':
    'monitor.customers, session.go 0 3, session.reload',
  'discarding an example leaves the webhook that is being saved':
    'monitor.allowed, monitor.example, monitor.pick, monitor.webhook, inputs2.type',
  'an extension after its undo, while the first is being saved, is one month':
    'customers.extend, customers.undo, customers.extend',
  'a product that is ticked again, while its removal waits, stays in the checklist':
    'customers.date, customers.extend 0 3, customers.extend, customers.product, customers.saveProducts, customers.product',
  'a product that is ticked again, while its removal is saved, comes back':
    'customers.product 0 0 5, customers.saveProducts, customers.extend, world.arrive, customers.product 0 0 5, customers.saveProducts',
  'signing out asks about an input that waits to be sent': 'inputs.toggle, session.signOut',
  'nothing is sent after signing out': 'monitor.delay 2, monitor.delay 2, session.signOut 2',
  'a reload asks about a redirect that waits for another tab':
    'redirects.keyword 1, redirects.toggle, session.reload',
  'a reload asks about a renewal that waits for another tab':
    'customers.extend, customers.date 1, session.reload 1',
  'a note after a switch whose answer was lost does not switch back':
    'inputs.toggle 0 3, world.wait 0 2, world.drop, inputs.queue, inputs.note 0 3',
  'a row that is edited while a job writes it is merged into what the job has written':
    'webhooks.plan 2, webhooks.replace 2, redirects.keyword 2',
  'what takes back an edit whose answer was lost is sent':
    'redirects.delete, world.arrive, redirects.toggle 0 5, redirects.toggle 0 3, world.drop',
  'a monitor that opens again between two saves of its webhooks waits for both':
    'monitor.webhook, world.wait, monitor.webhook 0 2, session.go, monitor.saveExamples',
  'a monitor that opens again while its examples are saved has nothing unsaved':
    'monitor.example, monitor.saveExamples, inputs2.type, monitor.retry, world.arrive, inputs2.edit',
  'a row that was written while another one waited for its turn shows what was read since':
    'customers.extend, customers.extend 1, world.arrive, customers.date 1 3, customers.undo 1, customers.date 0 5',
  'after a write without an answer, nothing is written over what could not be read':
    'customers.date, world.reach, world.wait 0 4, customers.product, customers.saveProducts, world.wait 0 3',
  'an input that is not sent shows what others have changed in it':
    'inputs.toggle 1, redirects.delete 1, world.foreign 0 4, world.wait 1 4, inputs.deleteMany 1',
  'what is changed in an input after discarding what is on its way leaves that':
    'inputs.noteAll, inputs.queue 0 3, inputs.queue, inputs.toggle',
  'a checklist shows what another tab has changed in it':
    'customers.product, customers.product 1 0 10, customers.saveProducts, customers.extend 1, customers.saveProducts 1, customers.product 1 0 3',
  'a checklist that was changed back during its save stays when that fails':
    'customers.product 1, customers.saveProducts 1, customers.product 1 0 1, customers.product 1 0 8, world.wait 1 4',
  'a tick after a save without an answer is saved over what the server has':
    'customers.product 0 3 4, customers.saveProducts 0 1, customers.product 0 5 4, session.reload, world.settle, customers.saveProducts 0 5',
  'a removal that fails after its page was left and opened again is told':
    'access.remove, redirects.close, access.retry, world.drop 0 0 11',
  'an input of a monitor that was left is read before it is written':
    'inputs.note, inputs2.noteAll 1, inputs2.note, monitor.example, inputs.retryAdd 1, world.settle 1, inputs2.removeAdd, inputs.queue',
  'inputs of two monitors with the same id are told apart':
    'inputs.noteAll 1, inputs2.delete 0 3, inputs.delete 1 2, inputs.delete, inputs2.note 1, world.settle 1, world.settle, inputs.note 0 1',
  'a job waits for the longer of two limits':
    'inputs.deleteMany 1 0 5, world.fault 1 0 1, world.fault 1 0 10',
  'discarding what is typed into one monitor leaves the job of another':
    'inputs2.noteAll, inputs.deleteMany 0 0 2, inputs2.noteAll, world.fault 0 0 9',
  'a write without an answer makes what other tabs know stale':
    'redirects.delete 1 2, redirects.toggle 0 1, world.drop, redirects.keyword 1 5',
  'a write of a tab that is gone makes what other tabs know stale':
    'redirects.undo, redirects.planMany 1, redirects.switchMany 1, session.reload 1, redirects.keyword',
  'what was read while another tab wrote is not fresh':
    'redirects.keyword 0 4, redirects.type 1, session.reload, redirects.planMany 1 5, redirects.switchMany 1',
  'two tabs that write in the same millisecond hear of each other':
    'inputs.delete 1, inputs.noteAll, session.go, inputs.toggle 1',
  'a webhook that was kept, and changed elsewhere since, is asked about':
    'monitor.webhook 1 0 10, session.reload 1, monitor.webhook, world.settle',
  'a webhook that is typed while a save finds another one is asked about':
    'monitor.webhook 1, monitor.discardExamples, monitor.webhook 0 5, monitor.webhook 0 0 7',
  'signing out asks about what failed after its page was left':
    'customers.product 1 5, customers.saveProducts 1 5, redirects.endMany 1, world.drop 1 0 5, session.signOut 1',
  'signing out of the setup asks about what was typed': 'setup.start 3, setup.type 3, session.signOut 3',
  'a reload of the setup asks where the storage is full':
    'setup.start 3, world.full 3, setup.type 3, setup.type 3, session.reload 3',
  'a load that is limited waits, also when a write has ended meanwhile':
    'redirects.toggle, redirects.keyword 1, settings.type 1, session.go 1 1, world.fault 1 0 1',
  'a webhook that is typed while a save finds another one is asked about after a reload':
    'monitor.webhook 1, monitor.webhook 0 2, session.reload 1, world.wait, monitor.webhook 0 0 11, world.settle, session.reload',
  'a product that is ticked again after its page was left, while its removal is saved, stays':
    'customers.product 0 0 5, customers.saveProducts, customers.product, session.go, customers.product 0 0 5',
  'an input that is switched back after an update without an answer is sent again':
    'inputs.toggle, world.sleep, world.sleep, world.drop, inputs.toggle',
  'a page writes nothing over what a job has written and it could not read':
    'world.offline, world.offline, webhooks.plan 0 3, webhooks.replace 0, redirects.endMany, redirects.planMany 0 5, redirects.switchMany 0, world.arrive, world.sleep',
  'who leaves without saving the examples leaves nothing to be sent':
    'inputs.note 1, monitor.example 1, inputs.delete, inputs2.removeAdd 1, session.reload 1, session.reload 1',
  'a webhook whose save waits for another tab stays when its monitor opens again and the question is cancelled':
    'monitor.webhook 0 3, monitor.webhook 1 3, world.arrive, session.go 1, monitor.saveExamples 1, session.conflict 1',
  'a name that is sent while a job writes its row is not lost when both fail and the job goes on':
    'redirects.keyword 0 2, redirects.planMany, redirects.switchMany, world.arrive 0 1, world.drop 0 0 1, world.fault 0 0 9',
  'a read that began before a write without an answer does not make what is known fresh':
    'redirects.planMany 1 3, redirects.switchMany 1, world.settle 1, commands.permit 1, redirects.endMany 1, redirects.keyword 1 5, redirects.planMany 1, redirects.switchMany 1, world.drop 1 1, world.drop 1',
  'who may see a monitor, as it was chosen, is there again after another tab was logged out':
    'monitor.customers, monitor.customers, session.go 1 5, world.wait 0 4',
  'a checklist that is saved has what another tab has taken from it':
    'customers.product, customers.product 1 0 5, customers.saveProducts, world.settle, customers.extend 1, world.arrive 1, customers.saveProducts 1',
  'a text that was kept before the storage was full does not come back over a later one':
    'monitor.webhook 0 0 2, world.full, monitor.webhook, session.reload',
  'what the examples have read of a monitor is not undone by its webhooks':
    'monitor.webhook 1 3, monitor.example 2, monitor.saveExamples 2, session.go, world.drop 2, monitor.webhook 2 0 3, monitor.saveExamples 2',
  'a list that was asked for before another tab wrote is not what the next write knows':
    'session.go 1 1, world.reach 1, redirects.toggle 0 5, world.settle, world.arrive 1, redirects.keyword 1 2',
  'an input that another tab has switched on before is on, also after a third person wrote what they had read before':
    'inputs.noteAll 1, inputs.toggle 0 2, inputs.toggle 1 2, session.go 1, inputs.noteAll 2',
  'a page takes a list that it reads while an import of its visit before still creates':
    'redirects.delete 2 1, world.settle 2, redirects.import, world.wait 2 4, access.remove 2, redirects.delete 2, redirects.endImport 0 1, commands.close, redirects.planMany, redirects.switchMany, redirects.keyword 2',
  'a name that is typed while a save finds another one is asked about':
    'settings.type 1, settings.save 1, settings.server, settings.save, world.arrive 1, settings.type, world.settle, settings.save',
  'a row that was written while the list was read stays, whatever another person has made of it':
    'customers.extend, customers.date 2, world.wait 0 3, customers.extend 0 5',
}).map(([name, text]) => ({ name, history: readHistory(text) }));
