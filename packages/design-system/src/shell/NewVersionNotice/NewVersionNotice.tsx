import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NewVersionBanner } from '../../primitives/LazyBoundary/NewVersionBanner';
import { layer, radius, shadow, space } from '../../tokens';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

const Container = styled.div`
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
 * A notice above the page and its dialogs that a chunk is missing because a new version was deployed. The
 * page and its drafts stay usable.
 */
export function NewVersionNotice(): ReactNode {
  useLocale();
  return (
    // React Aria keeps elements with this attribute interactive while a dialog is open.
    <Container data-react-aria-top-layer="true" data-fixed>
      <NewVersionBanner>{t('missing')}</NewVersionBanner>
    </Container>
  );
}
