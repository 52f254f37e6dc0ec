import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Disclosure } from '../../../primitives';
import { space } from '../../../tokens';
import { t } from './text.en';

export interface DeveloperSettingsProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** While the panel is open: ListManager of the proxy lists, then of the keyword lists. */
  children?: ReactNode;
}

const Managers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr));
  align-items: start;
  gap: ${space[4]};
  padding-top: ${space[3]};
`;

/** Developer-only settings: proxy lists and keyword lists, side by side (specification 2.8). */
export function DeveloperSettings({ isOpen, onToggle, children }: DeveloperSettingsProps): ReactNode {
  return (
    <Disclosure title={t('title')} isExpanded={isOpen} onExpandedChange={onToggle}>
      <Managers>{isOpen && children}</Managers>
    </Disclosure>
  );
}
