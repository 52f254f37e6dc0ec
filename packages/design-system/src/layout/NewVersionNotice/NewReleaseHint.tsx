import type { ReactNode } from 'react';
import styled from 'styled-components';
import { reloadPage } from '../../internal/chunk';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { layer, media, radius, shadow, space } from '../../tokens';

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
  inset-block-end: ${space[4]};
  inset-inline-end: ${space[4]};
  width: 360px;
  max-width: calc(100vw - 2 * ${space[4]});
  border-radius: ${radius.card};
  box-shadow: ${shadow.overlay};

  ${media.print} {
    display: none;
  }
`;

/** Says quietly that a new version is there, which the next page brings by itself. */
export function NewReleaseHint({ isUnsaved, isRequired = false, onDismiss }: NewReleaseHintProps): ReactNode {
  return (
    <Container data-fixed>
      <Banner
        tone={isRequired ? 'warning' : 'info'}
        title={isRequired ? 'This page is out of date' : 'A new version is ready'}
        isLive
        actions={
          <>
            {!isRequired && (
              <Button size="small" variant="ghost" onPress={() => onDismiss()}>
                Later
              </Button>
            )}
            {!isUnsaved && (
              <Button size="small" onPress={reloadPage}>
                Reload
              </Button>
            )}
          </>
        }
      >
        {isUnsaved
          ? 'Save your changes first. The next page you open then brings the new version.'
          : isRequired
            ? 'Reload it to go on.'
            : 'The next page you open brings it.'}
      </Banner>
    </Container>
  );
}
