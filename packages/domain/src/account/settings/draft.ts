import { combine, sample } from 'effector';
import { createDraft } from '../../kernel/save/drafts';
import { pages } from '../../shell/pages';
import { $info } from '../session';
import { $bases, $edits, $rawEdits, $saved, page } from './settings';
import { effectiveEdits, type Edits } from '../../resources/setting-values';

const restored = createDraft<{ readonly edits: Edits; readonly bases: Edits }>({
  kind: 'settings',
  page,
  path: pages.settings.path,
  $isReady: $info.map((info) => info !== null),
  secrets: ['webhookUrl'],
  $draft: combine($edits, $bases, (edits, bases) =>
    Object.keys(edits).length === 0 ? null : { id: '', name: '', value: { edits, bases } },
  ),
});
sample({
  clock: restored,
  source: { saved: $saved, edits: $rawEdits },
  // What was typed since is newer.
  fn: ({ saved, edits }, { value }) => effectiveEdits(saved, { ...value.edits, ...edits }),
  target: $rawEdits,
});
$bases.on(restored, (bases, { value }) => ({ ...value.bases, ...bases }));
