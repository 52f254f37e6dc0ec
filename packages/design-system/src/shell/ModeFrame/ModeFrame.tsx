import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Button, Icon } from '../../primitives';
import { color, layer, media, radius, shadow, space, text } from '../../tokens';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

const Frame = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.toast};
  display: flex;
  justify-content: center;
  align-items: flex-start;
  border: 3px solid ${color.accent};
  pointer-events: none;

  ${media.print} {
    display: none;
  }
`;

const Tab = styled.div`
  display: flex;
  gap: ${space[1]} ${space[5]};
  padding-block: 2px ${space[1]};
  padding-inline: ${space[3]} ${space[1]};
  border: solid ${color.accent};
  border-width: 0 3px 3px;
  border-radius: 0 0 ${radius.control} ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow.overlay};
  color: ${color.text};
  ${text.label}
  pointer-events: auto;

  ${media.phone} {
    flex-direction: column;
    row-gap: ${space[2]};
    margin-top: 56px;
    padding-block: ${space[1]};
    border-top-width: 3px;
    border-radius: ${radius.control};
  }
`;

const Mode = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  > span {
    flex: 1;
  }
`;

/** The page begins below the tab. */
const PageBelow = createGlobalStyle`
  #content {
    padding-top: ${space[4]};

    ${media.phone} {
      padding-top: ${space[12]};
    }
  }
`;

export interface ModeFrameProps {
  /** Values are hidden, because others see the screen. */
  areValuesHidden: boolean;
  onShowValues: () => void;
}

/** A frame around the window that says what the person has switched off, and switches it on again, over any dialog. */
export function ModeFrame({ areValuesHidden, onShowValues }: ModeFrameProps): ReactNode {
  useLocale();
  if (!areValuesHidden) return null;
  return (
    <Frame data-fixed data-react-aria-top-layer="true">
      <PageBelow />
      <Tab role="region" aria-label={t('modes')}>
        <Mode>
          <Icon icon={EyeOff} />
          <span role="status">{t('hidden')}</span>
          <Button size="small" onPress={onShowValues}>
            {t('show')}
          </Button>
        </Mode>
      </Tab>
    </Frame>
  );
}
