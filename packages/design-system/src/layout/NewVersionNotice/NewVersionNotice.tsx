import type { ReactNode } from 'react';
import styled from 'styled-components';
import { reloadPage } from '../../internal/chunk';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { layer, radius, shadow, space } from '../../tokens';

const Spot = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset-inline: ${space[4]};
  top: ${space[4]};
  width: fit-content;
  max-width: 560px;
  margin-inline: auto;
  border-radius: ${radius.card};
  box-shadow: ${shadow.overlay};
`;

/** Says in the place of what could not be fetched why it is not there, and offers the way out. */
export function NewVersionBanner({ children }: { children?: ReactNode }): ReactNode {
  return (
    <Banner
      title="A new version is available"
      isLive
      actions={
        <Button size="small" onPress={reloadPage}>
          Reload
        </Button>
      }
    >
      {children ?? 'Reload to use this part of the page.'}
    </Banner>
  );
}

/**
 * Says above the page, dialogs included, that a part of it could not be fetched since a new version has
 * replaced it. The page stays usable, with what is typed in it.
 */
export function NewVersionNotice(): ReactNode {
  return (
    // React Aria leaves what is so marked in reach while a dialog is open.
    <Spot data-react-aria-top-layer="true" data-fixed>
      <NewVersionBanner>Reload to open this. Save your changes first; they are still here.</NewVersionBanner>
    </Spot>
  );
}
