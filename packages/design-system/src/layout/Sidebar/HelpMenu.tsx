import {
  CircleQuestionMark,
  Keyboard,
  LifeBuoy,
  ListChecks,
  SlidersHorizontal,
  Sparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useKeyHint } from '../../internal/keyHints';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Kbd } from '../../primitives/Kbd/Kbd';
import { Menu } from '../../primitives/Menu/Menu';
import type { ShellOverlay } from '../navigation';

const overlays = ['preferences', 'setup', 'keys', 'news', 'support'] as const;

export interface HelpMenuProps {
  onOpen: (overlay: ShellOverlay) => void;
  isCollapsed: boolean;
}

/** Preferences, the steps of the setup, the list of keys, what is new, and the way to support. A chunk, because it opens after the first page. */
export default function HelpMenu({ onOpen, isCollapsed }: HelpMenuProps): ReactNode {
  const keys = useKeyHint('keys');
  const preferences = useKeyHint('preferences');
  return (
    <Menu
      label="Help and preferences"
      placement="top end"
      trigger={
        <IconButton
          label="Help and preferences"
          icon={<Icon icon={CircleQuestionMark} />}
          tooltipPlacement={isCollapsed ? 'right' : 'top'}
        />
      }
      groups={[
        {
          id: 'preferences',
          items: [
            {
              id: 'preferences',
              label: 'Preferences',
              icon: <Icon icon={SlidersHorizontal} />,
              shortcut: preferences && <Kbd>{preferences}</Kbd>,
            },
          ],
        },
        {
          id: 'help',
          items: [
            { id: 'setup', label: 'Setup checklist', icon: <Icon icon={ListChecks} /> },
            {
              id: 'keys',
              label: 'Keyboard shortcuts',
              icon: <Icon icon={Keyboard} />,
              shortcut: keys && <Kbd>{keys}</Kbd>,
            },
            { id: 'news', label: "What's new", icon: <Icon icon={Sparkles} /> },
            { id: 'support', label: 'Contact support', icon: <Icon icon={LifeBuoy} /> },
          ],
        },
      ]}
      onAction={(id) => {
        const overlay = overlays.find((name) => name === id);
        if (overlay !== undefined) onOpen(overlay);
      }}
    />
  );
}
