import { fn } from 'storybook/test';
import { listControls } from '../../patterns/ListTable/ListTable.fixtures';
import type { MonitorSettings } from './DetailsSection';
import type { InputRow } from './inputColumns';
import type { MonitorDetailScreenProps } from './MonitorDetailScreen';

const releases = ['air-runner-90', 'court-classic', 'trail-peak-low', 'city-drop-2', 'vault-mid'];
const notes = ['', 'For Ada', '', 'Resell', ''];
const sizes = ['36-50', '38-44', '40-46', '36-50'];

/** `count` deterministic inputs. */
export const inputRows = (count: number): InputRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 9_001 + index,
    link:
      index % 3 === 1
        ? `DZ${5000 + index}-612`
        : `https://www.shop.example/${releases[index % releases.length]}-${index + 1}`,
    sizeRange: sizes[index % sizes.length],
    specialWebhook: '',
    region: ['all', 'EU-Nike', 'all', 'US-Nike'][index % 4],
    note: notes[index % notes.length],
    priceLimit: index % 4 === 2 ? 120 + index : null,
    active: index % 5 !== 3,
    private: index % 7 === 2,
  }));

const webhook = (name: string): string => `https://discord.com/api/webhooks/1090000000000000002/${name}`;

const choices = {
  proxy: [
    { id: 'px-1', name: 'EU residential' },
    { id: 'px-2', name: 'Data centre' },
  ],
  product: [
    { id: 5, name: 'Sneaker' },
    { id: 6, name: 'Alternative' },
  ],
  keywords: [{ id: 'kw-1', name: 'Winter releases' }],
};

export const settings: MonitorSettings = {
  delay: { value: 10, refused: null, phase: 'idle' },
  inputsAllowed: { value: true, phase: 'idle' },
  proxyList: { choices: choices.proxy, chosen: { id: 'px-1', name: 'EU residential' }, phase: 'idle' },
  product: { choices: choices.product, chosen: { id: 5, name: 'Sneaker' }, phase: 'idle' },
  keywords: { choices: choices.keywords, chosen: null, phase: 'idle' },
};

const regions = [
  { region: 'EU-Nike', label: 'EU' },
  { region: 'US-Nike', label: 'US' },
];

/** A monitor with two webhooks and a few inputs, as a customer sees it. */
export const customerProps: MonitorDetailScreenProps = {
  status: 'ready',
  name: 'Nike SNKRS',
  category: 'Sneaker',
  isDeveloper: false,
  onBack: fn(),
  isGraphShown: false,
  onGraphToggle: fn(),
  onCopyTo: fn(),
  onClone: fn(),
  monitorStatus: 'active',
  collapsed: [],
  onCollapsedChange: fn(),
  webhooks: {
    webhooks: [
      { region: 'EU-Nike', label: 'EU', url: webhook('eu'), hint: undefined },
      { region: 'US-Nike', label: 'US', url: '', hint: undefined },
    ],
    phase: 'idle',
    error: null,
    onRetry: fn(),
    onChange: fn(),
    onCommit: fn(),
    onCopyError: fn(),
    onReplaceEverywhere: fn(),
  },
  details: {
    settings: null,
    onDelayCommit: fn(),
    onInputsAllowedChange: fn(),
    onPick: fn(),
    onRetry: fn(),
    onAddUser: fn(),
    examples: {
      examples: [
        { text: 'https://www.shop.example/air-runner-90', type: 'url' },
        { text: 'DZ5485-612', type: 'sku' },
        { text: '4062052123456', type: 'ean' },
      ],
      isDirty: false,
      isSaving: false,
      error: null,
      typed: '',
      onType: fn(),
      onAdd: fn(),
      onEdit: fn(),
      onRemove: fn(),
      onSave: fn(),
      onDiscard: fn(),
    },
  },
  links: {
    ownProducts: { value: false, phase: 'idle', onRetry: fn(), onChange: fn() },
    add: {
      canAdd: true,
      values: {
        link: '',
        sizeRange: '36-50',
        specialWebhook: '',
        region: 'all',
        note: '',
        priceLimit: '',
        isPrivate: false,
      },
      errors: {},
      regions,
      hasPrivateInputs: true,
      onChange: fn(),
      onAdd: fn(),
      onAddDisabled: fn(),
      onAddAnyway: fn(),
      onAddMany: fn(),
      onCopyError: fn(),
      onManyPaste: fn(),
    },
    pending: { pending: [], onRetry: fn(), onRemove: fn(), onToggle: fn() },
    total: 6,
    activeCount: 5,
    filters: [
      { id: 'all', label: 'All' },
      { id: 'active', label: 'Active' },
      { id: 'disabled', label: 'Disabled' },
      { id: 'private', label: 'Private' },
      { id: 'region:EU-Nike', label: 'Region EU' },
      { id: 'region:US-Nike', label: 'Region US' },
    ],
    list: listControls(),
    table: {
      inputs: inputRows(6),
      regions,
      onActiveChange: fn(),
      onEdit: fn(),
      onDuplicate: fn(),
      onDelete: fn(),
      onDeleteMany: fn(),
      priceTextOf: String,
      onManyChange: fn(),
      changeErrorOf: ({ priceLimit = '' }) =>
        Number.isNaN(Number(priceLimit)) ? '“cheap” is no price. Write it as 1000 or 12.50.' : null,
      onManyOpen: fn(),
      onCopyTo: fn(),
      hasPrivateInputs: true,
      onCopied: fn(),
      onCopyError: fn(),
    },
    queue: {
      count: 0,
      isSending: false,
      error: null,
      progress: null,
      onSave: fn(),
      onDiscard: fn(),
      onStop: fn(),
    },
    undo: null,
    onUndo: fn(),
    deleting: null,
    onExport: fn(),
  },
};

/** The same monitor as a developer sees it. */
export const developerProps: MonitorDetailScreenProps = {
  ...customerProps,
  isDeveloper: true,
  details: { ...customerProps.details, settings },
};

/** Every save and load has failed; all drafts are still there. */
export const failedProps: MonitorDetailScreenProps = {
  ...developerProps,
  webhooks: {
    ...developerProps.webhooks,
    phase: 'failed',
    error: 'The server rejected one of these URLs.',
  },
  details: {
    ...developerProps.details,
    settings: {
      ...settings,
      delay: { ...settings.delay, value: 7, phase: 'failed' },
      proxyList: { ...settings.proxyList, phase: 'failed' },
    },
    examples: {
      ...developerProps.details.examples,
      isDirty: true,
      error: 'Failed to update example inputs',
    },
  },
  links: {
    ...developerProps.links,
    ownProducts: {
      ...developerProps.links.ownProducts,
      phase: 'failed',
    },
    pending: {
      ...developerProps.links.pending,
      pending: [
        {
          key: 1,
          item: { link: 'https://www.shop.example/trail-peak-low', active: true },
          phase: 'failed',
        },
        { key: 2, item: { link: 'DZ5485-613', active: true }, phase: 'sending' },
      ],
    },
    queue: { ...developerProps.links.queue, count: 3, error: 'Failed to update inputs' },
  },
};
