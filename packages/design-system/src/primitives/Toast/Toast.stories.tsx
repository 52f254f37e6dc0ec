import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ToastDoDont } from '../../../../../.storybook/foundations/examples/messages';
import { usage } from '../../../../../.storybook/kit/usage';
import { ToastRegion } from './Toast';

const meta = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  args: {
    toast: { id: 1, kind: 'success', text: 'Settings updated successfully' },
    onPause: fn(),
    onResume: fn(),
    onDismiss: fn(),
    onAction: fn(),
  },
  decorators: [
    (Story) => (
      <div data-fixed style={{ minHeight: 160 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    DoDont: ToastDoDont,
    docs: {
      story: { inline: false, height: '200px' },
      description: {
        component: usage({
          summary: 'The result of an action, one message at a time (specification 9).',
          when: ['The result of something that the user just did.'],
          whenNot: ['A lasting state: Banner.', 'An error of one field: its `error`.'],
          keyboard: [
            ['Tab', 'Focuses Dismiss; the toast stays while it has the focus'],
            ['Enter / Space', 'On Dismiss: closes it'],
          ],
          do: ['Mount the region once: a live region must exist before its text.'],
          dont: ['Offer actions that exist nowhere else.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Settings updated successfully');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Info: Story = { args: { toast: { id: 1, kind: 'info', text: 'Saving settings...' } } };

export const Failed: Story = {
  args: { toast: { id: 1, kind: 'error', text: 'Failed to update settings' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update settings');
  },
};

export const WithAction: Story = {
  args: {
    toast: {
      id: 1,
      kind: 'success',
      text: 'Redirect deleted',
      action: { id: 'undo:redirects:1', label: 'Undo' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onAction).toHaveBeenCalledWith('undo:redirects:1');
    await expect(args.onPause).toHaveBeenCalled();
  },
};

/** A second line names what the message is about. */
export const WithDetail: Story = {
  args: {
    toast: {
      id: 1,
      kind: 'success',
      text: 'Customer updated successfully',
      detail: 'Sole Society: extended to December 30, 2026',
      action: { id: 'undo', label: 'Undo' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sole Society: extended to December 30, 2026');
  },
};

/** The toast moves above a focused control that it would cover, and back when the focus leaves. */
export const AboveTheFocus: Story = {
  parameters: { picture: false },
  decorators: [
    (story) => (
      <>
        <button type="button">Elsewhere</button>
        <button type="button" style={{ position: 'fixed', right: 32, bottom: 32 }}>
          Save Changes
        </button>
        {story()}
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: 'Save Changes' });
    const words = canvas.getByText('Settings updated successfully');
    const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    const atRest = bottomOf(words);
    control.focus();
    await expect(bottomOf(words)).toBeLessThan(control.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(Math.abs(bottomOf(words) - atRest)).toBeLessThan(16);
  },
};

/** From right to left the toast is at the left, where it covers nothing at the right. */
export const BesideTheFocus: Story = {
  parameters: { picture: false },
  decorators: [
    (story) => (
      <div dir="rtl">
        <button type="button" style={{ position: 'fixed', right: 32, bottom: 32 }}>
          Save Changes
        </button>
        {story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText('Settings updated successfully');
    const atRest = words.getBoundingClientRect().bottom;
    const control = canvas.getByRole('button', { name: 'Save Changes' });
    control.focus();
    await expect(words.getBoundingClientRect().right).toBeLessThan(control.getBoundingClientRect().left);
    await expect(Math.abs(words.getBoundingClientRect().bottom - atRest)).toBeLessThan(16);
  },
};

export const HeldWhileHovered: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    const words = canvas.getByText('Settings updated successfully');
    await userEvent.hover(words);
    await expect(args.onPause).toHaveBeenCalled();
    await userEvent.unhover(words);
    await expect(args.onResume).toHaveBeenCalled();
  },
};

/** An on-screen keyboard covers the page on iOS, and leaves its height. */
export const AboveTheKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ canvas }) => {
    const seen = window.visualViewport;
    const end = (): number =>
      canvas.getByText('Settings updated successfully').getBoundingClientRect().bottom;
    const before = end();
    Object.defineProperty(seen, 'height', { configurable: true, value: window.innerHeight - 300 });
    seen?.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(end()).toBeCloseTo(before - 300, 0));
    Reflect.deleteProperty(seen ?? {}, 'height');
    seen?.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(end()).toBeCloseTo(before, 0));
  },
};

export const LongText: Story = {
  args: {
    toast: {
      id: 1,
      kind: 'error',
      text: 'A monitor with this name already exists: https://shop.example.com/products/air-runner-low-premium-winter-edition-ab1234-001',
    },
  },
};

export const Empty: Story = {
  args: { toast: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
