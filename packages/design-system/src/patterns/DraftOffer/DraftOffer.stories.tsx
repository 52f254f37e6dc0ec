import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../../primitives/Button/Button';
import { FullScreen } from '../FullScreen/FullScreen';
import { setPageMain } from '../PageHeader/slots';
import { DraftOffer } from './DraftOffer';

const redirect = {
  key: 'redirect',
  kind: 'redirect',
  name: 'Dunk',
  savedAt: Date.UTC(2026, 2, 14, 9, 26),
  isMissing: false,
} as const;

const meta = {
  title: 'Patterns/DraftOffer',
  component: DraftOffer,
  tags: ['autodocs'],
  args: {
    drafts: [redirect],
    listHref: '/tools/drafts',
    onRestore: fn(),
    onDiscard: fn(),
  },
  render: (args) => (
    <main ref={setPageMain}>
      <DraftOffer {...args} />
      <p>The page’s content.</p>
    </main>
  ),
  parameters: {
    specification: '4.13',
    docs: {
      description: {
        component: usage({
          summary: 'Offers the drafts of a page from before a reload, a crash or a forced sign-out.',
          when: ['The shell renders it above any page; no screen does.'],
          whenNot: ['Unsaved changes of this visit: UnsavedBar.'],
          keyboard: [
            ['Tab', 'Moves through the buttons, before the page’s content'],
            ['Enter / Space', 'Presses the focused button'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof DraftOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText(/^You have an unsaved redirect “Dunk” from/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledWith('redirect');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('redirect');
  },
};

/** What has no name is named by its kind alone. */
export const WithoutName: Story = {
  args: { drafts: [{ ...redirect, kind: 'redirects-import', name: '' }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You have pasted redirects that were not added from/),
    ).toBeVisible();
  },
};

/** The input that was edited has been deleted, and the person may not add one. */
export const Missing: Story = {
  args: { drafts: [{ ...redirect, kind: 'input', name: 'nike.com/dunk', isMissing: true }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What it changed no longer exists.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
};

export const Several: Story = {
  args: {
    drafts: [redirect, { ...redirect, key: 'import', kind: 'redirects-import', name: '' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have 2 drafts on this page/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show drafts' })).toHaveAttribute('href', '/tools/drafts');
  },
};

/** The page's frame comes after the offer, as behind a sign-in. */
export const FrameLater: Story = {
  render: function FrameLater(args) {
    const [isLoading, setIsLoading] = useState(true);
    return (
      <>
        <DraftOffer {...args} />
        {isLoading ? (
          <FullScreen variant="bare">
            <Button onPress={() => setIsLoading(false)}>Open the page</Button>
          </FullScreen>
        ) : (
          <main ref={setPageMain}>
            <p>The page’s content.</p>
          </main>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the page' }));
    await canvas.findByText('The page’s content.');
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
  },
};
