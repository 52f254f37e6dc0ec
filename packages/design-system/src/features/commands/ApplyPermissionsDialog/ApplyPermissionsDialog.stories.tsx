import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { ApplyPermissionsDialog, type ApplyPermissionsState } from './ApplyPermissionsDialog';

const names = ['monitor', 'release', 'profit', 'sizes', 'raffle', 'stock', 'links', 'fees', 'calendar'];
const commands = names.map((name, index) => ({ id: `${index + 1}`, name }));

const choosing: ApplyPermissionsState = {
  commandName: 'restock',
  overrideCount: 4,
  commands,
  chosenIds: new Set(['1', '3', '4']),
  results: [],
  isRunning: false,
  preview: {
    count: 2,
    unchanged: 1,
    rows: [
      { id: '1', name: 'monitor', before: '', after: '3 allowed, 1 denied (4 new)' },
      { id: '3', name: 'profit', before: '1 denied', after: '4 allowed, 1 denied (4 new)' },
    ],
  },
};

const meta = {
  title: 'Features/commands/ApplyPermissionsDialog',
  component: ApplyPermissionsDialog,
  tags: ['autodocs'],
  args: { state: choosing, onChoose: fn(), onSourceChange: fn(), onApply: fn(), onStop: fn(), onClose: fn() },
  parameters: {
    specification: '2.11',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'Copies the overrides of one command to several others.',
          when: ['Several commands need the same permissions as one that is set up.'],
          whenNot: ['To change one command: PermissionDialog.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ApplyPermissionsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('2 commands will be changed · 1 unchanged')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: 'release' }));
    await expect(args.onChoose).toHaveBeenCalledWith(new Set(['1', '3', '4', '2']));
    await userEvent.click(screen.getByRole('button', { name: 'Apply to 2 commands' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  args: { state: { ...choosing, chosenIds: new Set(), preview: null } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};

/** The chosen commands have these overrides already. */
export const NothingToChange: Story = {
  args: { state: { ...choosing, preview: { count: 0, unchanged: 3, rows: [] } } },
  play: async () => {
    await expect(screen.getByText('Nothing to change · 3 unchanged')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};

/** The targets were selected in the list: the command to copy from is still to be chosen. */
export const ChoosingTheSource: Story = {
  args: {
    state: {
      ...choosing,
      commandName: null,
      overrideCount: 0,
      preview: null,
      sourceId: null,
      sources: [{ id: '10', name: 'restock' }, ...commands.slice(1, 2)],
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('button', { name: 'Apply to 3 commands' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /Copy from/ }));
    await userEvent.click(
      within(await screen.findByRole('listbox', { name: 'Copy from' })).getByRole('option', {
        name: 'restock',
      }),
    );
    await expect(args.onSourceChange).toHaveBeenCalledWith('10');
  },
};

export const Running: Story = {
  args: {
    state: {
      ...choosing,
      isRunning: true,
      results: [
        { id: '1', name: 'monitor', state: 'done' },
        { id: '3', name: 'profit', state: 'running' },
        { id: '4', name: 'sizes', state: 'waiting' },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('progressbar', { name: 'Applying' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 3',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    state: {
      ...choosing,
      results: [
        { id: '1', name: 'monitor', state: 'done' },
        { id: '3', name: 'profit', state: 'failed', error: 'ERROR: Not enough permission!' },
        { id: '4', name: 'sizes', state: 'stopped' },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry 2 commands' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};
