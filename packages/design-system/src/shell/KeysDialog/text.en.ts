import { defineText } from '@dropdeck/text';

/** Every act that has keys. */
export const t = defineText('design-system/shell/KeysDialog', {
  title: 'Keyboard shortcuts',
  description: 'What works on this page comes first. Plain keys wait while you type.',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Shortcuts without Ctrl or ⌘. Turn them off if you dictate, or press keys by accident.',
  // Between two keys that are pressed one after the other: “G then S”.
  sequence: 'then',
});
