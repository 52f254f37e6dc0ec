import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { reloadPage } from '../../loading/chunk';
import { Banner, Button } from '../../primitives';
import { layer, media, radius, shadow, space } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface NewReleaseHintProps {
  /** A reload would lose something now. */
  isUnsaved: boolean;
  /** The page is too old for the server: the hint stays. */
  isRequired?: boolean | undefined;
  onDismiss: () => void;
}

const Container = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-end: calc(${space[4]} + var(--dd-toast-lift, 0px));
  inset-inline-end: ${space[4]};
  width: 360px;
  max-width: calc(100vw - 2 * ${space[4]});
  border-radius: ${radius.card};
  box-shadow: ${shadow.overlay};

  ${media.print} {
    display: none;
  }
`;

/** Room below the page, so that its last controls can be scrolled above the hint. */
const RoomBelow = createGlobalStyle`
  body {
    padding-block-end: 160px;
  }
`;

/** Says quietly that a new version is there, which the next page brings by itself. */
export function NewReleaseHint({ isUnsaved, isRequired = false, onDismiss }: NewReleaseHintProps): ReactNode {
  useLocale();
  return (
    <Container data-fixed>
      <RoomBelow />
      <Banner
        tone={isRequired ? 'warning' : 'info'}
        title={isRequired ? t('required') : t('ready')}
        isLive
        actions={
          <>
            {!isRequired && (
              <Button size="small" variant="ghost" onPress={onDismiss}>
                {t('later')}
              </Button>
            )}
            {!isUnsaved && (
              <Button size="small" onPress={reloadPage}>
                {common('reload')}
              </Button>
            )}
          </>
        }
      >
        {isUnsaved ? t('unsavedHint') : isRequired ? t('requiredHint') : t('readyHint')}
      </Banner>
    </Container>
  );
}
