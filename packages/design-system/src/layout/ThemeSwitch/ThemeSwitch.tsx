import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon';
import { color, focusRing, media, motion, radius, space, text } from '../../tokens';
import type { ThemeChoice } from '../navigation';

interface Choice {
  value: ThemeChoice;
  label: string;
  icon: LucideIcon;
}

const choices: readonly Choice[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
];

const Group = styled.div`
  display: flex;
  gap: 2px;
  padding: 2px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-height: 28px;
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: 6px;
  color: ${color.muted};
  ${text.caption}
  font-weight: 500;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${motion.state},
    color ${motion.state};

  &:hover {
    color: ${color.text};
  }
  &:has(:checked) {
    border-color: ${color.border};
    background: ${color.raised};
    color: ${color.text};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  ${media.phone} {
    min-height: 40px;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Invisible, fills its segment: clicks, focus and arrow keys are native. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export interface ThemeSwitchProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Chooses the theme: light, dark, or the system's. */
export function ThemeSwitch({ theme, onThemeChange }: ThemeSwitchProps): ReactNode {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label="Theme">
      {choices.map(({ value, label, icon }) => (
        <Segment key={value}>
          <Input
            type="radio"
            name={name}
            value={value}
            checked={value === theme}
            onChange={() => onThemeChange(value)}
          />
          <Icon icon={icon} />
          {label}
        </Segment>
      ))}
    </Group>
  );
}
