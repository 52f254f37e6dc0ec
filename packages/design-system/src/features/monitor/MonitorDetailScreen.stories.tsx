import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PagePartsContext, type PageParts } from '../../keys/pageCommands';
import { runCommand } from '../../keys/runCommand';
import { KeyHintsContext } from '../../keys/keyHints';
import { listControls } from '../../patterns/ListTable/ListTable.fixtures';
import { usage } from '../../../../../.storybook/kit/usage';
import { MonitorDetailScreen, type MonitorDetailScreenProps } from './MonitorDetailScreen';
import {
  customerProps,
  developerProps,
  failedProps,
  inputRows,
  settings,
} from './MonitorDetailScreen.fixtures';

const meta = {
  title: 'Features/monitor/MonitorDetailScreen',
  component: MonitorDetailScreen,
  tags: ['autodocs'],
  args: developerProps,
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    specification: '2.9',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: usage({
          summary: 'One monitor: its webhooks, settings and inputs.',
          when: ['The route /monitors/{uuid}'],
          whenNot: ['All monitors: the Monitors screen.'],
          keyboard: [
            ['N', 'Focuses the link of the add form, unless a field, list or dialog has the focus'],
            ['Enter', 'In the link field: adds the input'],
            ['Enter', 'In Delay, a webhook or an example: commits the value'],
            ['Space, Shift+Space', 'On a row: selects it, or the range to it'],
            ['Enter', 'On a row: edits the input'],
          ],
          do: ['Keep the table’s rows and handlers stable: the list of 5,000 inputs is virtualized.'],
        }),
      },
    },
  },
} satisfies Meta<typeof MonitorDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nike SNKRS' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Monitor List' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Graph' }));
    await expect(args.onGraphToggle).toHaveBeenCalledOnce();
    for (const name of ['Copy to other monitors…', 'Clone']) {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    }
    await expect(args.onCopyTo).toHaveBeenCalledOnce();
    await expect(args.onClone).toHaveBeenCalledOnce();

    const delay = canvas.getByRole('textbox', { name: 'Delay' });
    await userEvent.clear(delay);
    await userEvent.type(delay, 'soon{Enter}');
    await expect(args.details.onDelayCommit).toHaveBeenCalledWith('soon');
    // Invalid text is reverted.
    await expect(delay).toHaveValue('10');

    await userEvent.type(canvas.getByRole('textbox', { name: 'US' }), 'h{Enter}');
    await expect(args.webhooks.onChange).toHaveBeenCalledWith({ region: 'US-Nike', url: 'h' });
    await expect(args.webhooks.onCommit).toHaveBeenCalled();
    // A region without a webhook has nothing to replace.
    await expect(canvas.queryByRole('button', { name: 'More actions for US' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for EU' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace everywhere' }));
    await expect(args.webhooks.onReplaceEverywhere).toHaveBeenCalledWith(args.webhooks.webhooks[0]?.url);

    const [, row] = canvas.getAllByRole('row');
    await userEvent.click(within(row as HTMLElement).getByRole('switch', { name: /^Active: / }));
    await expect(args.links.table.onActiveChange).toHaveBeenCalledWith({ id: 9_001, isActive: false });
    await expect(args.links.table.onEdit).not.toHaveBeenCalled();
  },
};

/** Customers see the examples, but neither the settings nor the graph. */
export const Customer: Story = {
  args: customerProps,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Example Inputs' })).toBeVisible();
    for (const name of ['Add User', 'Show Graph', 'Edit DZ5485-612']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
    await expect(canvas.queryByRole('textbox', { name: 'Delay' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Only monitor my own products' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading monitor')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Back to Monitor List' })).toBeVisible();
  },
};

/** A section that the person has collapsed is so from the beginning. */
export const LoadingCollapsed: Story = {
  args: { status: 'loading', collapsed: ['webhooks'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Webhook Settings', expanded: false }),
    ).toBeInTheDocument();
  },
};

/** No webhooks and no inputs, and inputs are not allowed. */
export const Empty: Story = {
  args: {
    ...customerProps,
    webhooks: { ...customerProps.webhooks, webhooks: [] },
    details: { ...customerProps.details, examples: { ...customerProps.details.examples, examples: [] } },
    links: {
      ...customerProps.links,
      total: 0,
      add: { ...customerProps.links.add, canAdd: false },
      table: { ...customerProps.links.table, inputs: [] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No webhooks configured')).toBeVisible();
    await expect(canvas.getByText('Inputs Not Allowed')).toBeVisible();
    await expect(canvas.getByText('No inputs yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'List options' }));
    await expect(await screen.findByRole('menuitem', { name: /^Export/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** Every failure is shown where it happened, with Retry. */
export const Failed: Story = {
  args: failedProps,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('The webhooks are not saved')).toBeVisible();
    // Two webhooks, two settings, and the examples.
    await expect(canvas.getAllByText('Not saved', { ignore: '[aria-hidden="true"]' })).toHaveLength(4);
    const pending = within(canvas.getByRole('region', { name: 'Not saved yet' }));
    await userEvent.click(pending.getByRole('button', { name: 'Retry' }));
    await expect(args.links.pending.onRetry).toHaveBeenCalledWith(1);
    await userEvent.click(pending.getByRole('button', { name: /^Remove/ }));
    await expect(args.links.pending.onRemove).toHaveBeenCalledWith(1);
    const bar = within(canvas.getByRole('group', { name: 'Save' }));
    await expect(bar.getByText('3 inputs not saved yet: the last try failed')).toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Retry' }));
    await expect(args.links.queue.onSave).toHaveBeenCalledOnce();
  },
};

/** Settings and two inputs are being saved. */
export const Saving: Story = {
  args: {
    webhooks: { ...developerProps.webhooks, phase: 'saving' },
    details: {
      ...developerProps.details,
      settings: { ...settings, delay: { ...settings.delay, phase: 'saving' } },
      examples: { ...developerProps.details.examples, isDirty: true, isSaving: true },
    },
    links: { ...developerProps.links, queue: { ...developerProps.links.queue, count: 2, isSending: true } },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 inputs not saved yet')).toBeVisible());
    await expect(canvas.getAllByText('Saving…')).toHaveLength(2);
  },
};

/** More inputs than one call takes are being saved. */
export const SavingManyInputs: Story = {
  args: {
    links: {
      ...developerProps.links,
      queue: {
        ...developerProps.links.queue,
        count: 1_700,
        isSending: true,
        progress: { done: 300, total: 2_000 },
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const bar = within(canvas.getByRole('group', { name: 'Save' }));
    await waitFor(() => expect(bar.getByText('300 of 2,000 inputs saved')).toBeVisible());
    await userEvent.click(bar.getByRole('button', { name: 'Stop' }));
    await expect(args.links.queue.onStop).toHaveBeenCalledOnce();
  },
};

/** A delay that could not be saved stays in the field with the reason; Escape restores the saved one. */
export const RefusedDelay: Story = {
  args: {
    details: {
      ...developerProps.details,
      settings: {
        ...settings,
        delay: { ...settings.delay, refused: { text: '-5', message: 'Enter a delay of 0 or more.' } },
      },
      onDelayCommit: fn(),
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const delay = canvas.getByRole('textbox', { name: 'Delay' });
    await expect(delay).toHaveValue('-5');
    await expect(delay).toBeInvalid();
    await expect(delay).toHaveAccessibleDescription('Enter a delay of 0 or more.');
    await userEvent.type(delay, '{Escape}');
    await expect(args.details.onDelayCommit).toHaveBeenCalledWith('10');
  },
};

/** Holds the collapsed sections, like the page's state. */
function WithFolding(props: MonitorDetailScreenProps): ReactNode {
  const [collapsed, setFolded] = useState(props.collapsed);
  return (
    <MonitorDetailScreen
      {...props}
      collapsed={collapsed}
      onCollapsedChange={({ section, isCollapsed }) => {
        props.onCollapsedChange({ section, isCollapsed });
        setFolded(collapsed.filter((name) => name !== section).concat(isCollapsed ? section : []));
      }}
    />
  );
}

const parts: PageParts = new Set();

/** Every section is collapsed; the keys of `new` expand the inputs first. */
export const Folded: Story = {
  args: { collapsed: ['links', 'webhooks', 'details'] },
  render: (args) => (
    <PagePartsContext value={parts}>
      <WithFolding {...args} />
    </PagePartsContext>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const inputs = within(canvas.getByRole('region', { name: 'Monitored Links/Products' }));
    await expect(inputs.getByRole('button', { name: '5 active' })).toBeVisible();
    await expect(canvas.getByText('1 of 2 set')).toBeVisible();
    await expect(canvas.getByText('Delay 10, inputs allowed, 3 examples')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();

    const webhooks = canvas.getByRole('button', { name: 'Webhook Settings' });
    await expect(webhooks).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(webhooks);
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith({
      section: 'webhooks',
      isCollapsed: false,
    });
    await expect(canvas.getByRole('textbox', { name: 'US' })).toBeVisible();

    await expect(runCommand(parts, 'new')).toBe(true);
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith({ section: 'links', isCollapsed: false });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveFocus());
  },
};

/** The fields that keys focus show them. */
export const Shortcut: Story = {
  parameters: { picture: false },
  decorators: [
    (Story) => (
      <KeyHintsContext value={{ new: 'N', search: '/' }}>
        <Story />
      </KeyHintsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N', { selector: 'kbd' })).toBeVisible();
    await expect(canvas.getByText('/', { selector: 'kbd' })).toBeVisible();
  },
};

/** The link unfolds the other fields, which stay. */
export const AddFormUnfolded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = within(canvas.getByRole('form', { name: 'Add an input' }));
    await expect(form.queryByRole('textbox', { name: 'Note' })).toBeNull();
    await userEvent.click(form.getByRole('textbox', { name: 'Link' }));
    await userEvent.keyboard('{Escape}');
    await expect(form.getByRole('textbox', { name: 'Link' })).not.toHaveFocus();
    await userEvent.click(await form.findByRole('textbox', { name: 'Note' }));
    await expect(form.getByRole('button', { name: 'Add disabled input' })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: 'Add many' }));
    await expect(args.links.add.onAddMany).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search inputs' }));
    await expect(form.getByRole('textbox', { name: 'Note' })).toBeVisible();
  },
};

/** On a phone the form is a sheet, which closes after an add and comes back with what was refused. */
export const AddSheet: Story = {
  args: customerProps,
  globals: { viewport: { value: 'phone' } },
  render: (args) => <WithAdding {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add input' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add input' }));
    await expect(sheet.getByRole('textbox', { name: 'Link' })).toHaveFocus();
    await userEvent.keyboard('DZ5485-612');
    await userEvent.click(sheet.getByRole('button', { name: 'Add input' }));
    await expect(args.links.add.onAdd).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse it' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('DZ5485-612'));
  },
};

/** Holds the values of the form, like the page's state. */
function WithAdding(props: MonitorDetailScreenProps): ReactNode {
  const { add } = props.links;
  const [values, setValues] = useState(add.values);
  return (
    <>
      <MonitorDetailScreen
        {...props}
        links={{
          ...props.links,
          add: {
            ...add,
            values,
            onChange: (change) => setValues({ ...values, ...change }),
            onAdd: () => {
              setValues({ ...values, link: '' });
              add.onAdd();
            },
          },
        }}
      />
      <button type="button" onClick={() => setValues({ ...values, link: 'DZ5485-612' })}>
        Refuse it
      </button>
    </>
  );
}

/** Holds the typed example, like the page's state. */
function WithTyping(props: MonitorDetailScreenProps): ReactNode {
  const { examples } = props.details;
  const [typed, setTyped] = useState(examples.typed);
  const onAdd = (text: string): void => {
    setTyped('');
    examples.onAdd(text);
  };
  return (
    <MonitorDetailScreen
      {...props}
      details={{ ...props.details, examples: { ...examples, typed, onType: setTyped, onAdd } }}
    />
  );
}

/** Examples are added, edited in place and removed. */
export const ExamplesEdited: Story = {
  args: {
    details: { ...developerProps.details, examples: { ...developerProps.details.examples, isDirty: true } },
  },
  render: (args) => <WithTyping {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const { examples } = args.details;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add an example' }), ' B75806 {Enter}');
    await expect(examples.onAdd).toHaveBeenCalledWith(' B75806 ');
    await expect(canvas.getByRole('textbox', { name: 'Add an example' })).toHaveValue('');
    await userEvent.paste('FD1234-001\nhttps://shop.example/a b');
    await expect(examples.onAdd).toHaveBeenCalledWith('FD1234-001');
    await expect(examples.onAdd).toHaveBeenLastCalledWith('https://shop.example/a b');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit DZ5485-612' }));
    await userEvent.keyboard('0{Enter}');
    await expect(examples.onEdit).toHaveBeenCalledWith({ index: 1, text: 'DZ5485-6120' });
    await expect(canvas.getByRole('button', { name: 'Edit DZ5485-612' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit DZ5485-612' }));
    await userEvent.keyboard('1{Escape}');
    await expect(examples.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit DZ5485-612' }));
    await userEvent.keyboard('2');
    await userEvent.tab();
    await expect(examples.onEdit).toHaveBeenLastCalledWith({ index: 1, text: 'DZ5485-6122' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 4062052123456' }));
    await expect(examples.onRemove).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Save example inputs' }));
    await expect(examples.onSave).toHaveBeenCalledOnce();
    // axe counts a switch as too small while the sticky head covers a part of its row.
    canvas.getByRole('heading', { level: 1 }).scrollIntoView();
  },
};

/** Five thousand inputs in a virtualized table; several are changed at once. */
export const Crowded: Story = {
  args: {
    name: 'A monitor with a name that is as long as somebody in a hurry would ever make it, and then some',
    links: {
      ...developerProps.links,
      total: 5_000,
      table: { ...developerProps.links.table, inputs: inputRows(5_000) },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const { table } = args.links;
    await expect(canvas.getByRole('grid', { name: 'Inputs' })).toHaveAttribute('aria-rowcount', '5001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    const box = (index: number) =>
      canvas.findByRole('checkbox', { name: `Select ${table.inputs[index]?.link}` });
    // Below the fold only a few rows are rendered.
    canvas.getByRole('grid', { name: 'Inputs' }).scrollIntoView();
    await box(5);
    await userEvent.click(await box(3));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await box(5));
    await userEvent.keyboard('{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await expect(table.onManyChange).toHaveBeenCalledWith({
      ids: [9_004, 9_005, 9_006],
      change: { active: false },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Set…' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Set note' }));
    await expect(table.onManyOpen).toHaveBeenLastCalledWith({
      ids: [9_004, 9_005, 9_006],
      value: { note: '' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Set…' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Set private' }));
    await expect(table.onManyOpen).toHaveBeenLastCalledWith({
      ids: [9_004, 9_005, 9_006],
      value: { isPrivate: true },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Set…' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy to other monitors…' }));
    await expect(table.onCopyTo).toHaveBeenLastCalledWith([9_004, 9_005, 9_006]);
    await userEvent.click(canvas.getByRole('button', { name: 'List options' }));
    await userEvent.click(screen.getAllByRole('menuitem', { name: /^Export/ })[0] as HTMLElement);
    await expect(args.links.onExport).toHaveBeenCalledWith([9_004, 9_005, 9_006]);
    await userEvent.click(within(canvas.getByRole('group', { name: 'Selected rows' })).getByText('Delete'));
    await expect(table.onDeleteMany).toHaveBeenCalledWith([9_004, 9_005, 9_006]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
  },
};

/** No input matches the filter and the search. */
export const NothingFound: Story = {
  args: {
    links: {
      ...developerProps.links,
      list: listControls({
        filter: 'private',
        search: 'nothing like it',
        hidden: { search: 1, filter: 0 },
      }),
      undo: { label: 'DZ5001-612' },
      table: { ...developerProps.links.table, inputs: [] },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('0 of 6 inputs')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Undo delete/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.links.list.onClear).toHaveBeenCalledWith({ search: true, filter: true });
  },
};

/** The graph replaces all sections. */
export const GraphShown: Story = {
  args: { isGraphShown: true, graph: <p>The graph</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The graph')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide Graph' })).toBeVisible();
    await expect(canvas.queryByText('Webhook Settings')).toBeNull();
  },
};

/** Sections in one column with a bar that links to them, and inputs as cards. */
export const Narrow: Story = {
  args: customerProps,
  globals: { viewport: { value: 'phone' } },
  render: (args) => <WithFolding {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

    const [, first] = canvas.getAllByRole('row');
    const card = within(first as HTMLElement);
    await expect(card.getByText('air-runner-90-1')).toBeVisible();
    await expect(card.getByText('www.shop.example')).toBeVisible();
    await expect(card.getByText('36–50')).toBeVisible();
    await expect(card.getByText('All regions')).toBeVisible();
    await expect(card.queryByText('–')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: /^Actions / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(args.links.table.onEdit).toHaveBeenCalledWith(9_001);

    const bar = within(canvas.getByRole('navigation', { name: 'Sections' }));
    await userEvent.click(bar.getByRole('button', { name: 'Webhooks 1 of 2' }));
    await expect(canvas.getByRole('button', { name: 'Webhook Settings' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'EU' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Webhook Settings' }));
    await expect(canvas.getByText('1 of 2 set')).toBeVisible();
    // The bar would cover a part of a switch.
    window.scrollTo(0, 0);
  },
};
