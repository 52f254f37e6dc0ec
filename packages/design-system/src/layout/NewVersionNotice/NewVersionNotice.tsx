import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NewVersionBanner } from '../../primitives/LazyBoundary/NewVersionBanner';
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
