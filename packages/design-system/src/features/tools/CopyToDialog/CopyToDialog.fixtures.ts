import { fn } from 'storybook/test';
import { groups, planOf } from '../../../patterns/Plan/Plan.fixtures';
import type { CopyChoice, CopyTarget, CopyToDialogProps } from './types';

export const monitors = (count: number): readonly CopyTarget[] =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `m-${index}`,
    name: ['Nike SNKRS', 'Kith', 'Solebox', 'Snipes', 'END.'][index % 5] + (index < 5 ? '' : ` ${index}`),
    product: index % 3 === 2 ? 'Alternative' : 'Sneaker',
    status: 'active',
  }));

export const customerChoice: CopyChoice = {
  parts: ['inputs'],
  inputs: 'all',
  regions: ['EU-Nike', 'US-Nike'],
  modes: { inputs: 'add', examples: 'add', access: 'add' },
};

export const developerParts: CopyToDialogProps['parts'] = [
  'inputs',
  'webhooks',
  'ownProducts',
  'delay',
  'proxyList',
  'product',
  'keywords',
  'inputsAllowed',
  'examples',
  'access',
];

/** A customer in the first step. */
export const baseProps: CopyToDialogProps = {
  isOpen: true,
  stage: 'choice',
  sourceName: 'Nike SNKRS',
  sourceStatus: 'ready',
  offer: {
    inputs: { all: 128, shown: 12, selected: 3 },
    regions: [
      { region: 'EU-Nike', label: 'EU' },
      { region: 'US-Nike', label: 'US' },
    ],
    examples: 3,
    hasKeywords: true,
  },
  parts: ['inputs', 'webhooks', 'ownProducts'],
  choice: customerChoice,
  isChosen: true,
  targets: {
    status: 'ready',
    monitors: monitors(24),
    total: 24,
    picked: new Set(['m-1', 'm-3']),
    search: '',
    product: '',
    products: ['Alternative', 'Sneaker'],
    view: 'all',
    views: [
      { id: 'all', name: 'All' },
      { id: 'not-setup', name: 'Not Setup' },
    ],
    onSearchChange: fn(),
    onProductChange: fn(),
    onViewChange: fn(),
    onPick: fn(),
    onPickMatches: fn(),
    onRetry: fn(),
  },
  targetCount: 2,
  readCount: 0,
  reading: null,
  plan: planOf(groups),
  onChoiceChange: fn(),
  onContinue: fn(),
  onBack: fn(),
  onReadingStop: fn(),
  onReadingRetry: fn(),
  onPlan: fn(),
  onSourceRetry: fn(),
  onClose: fn(),
};
