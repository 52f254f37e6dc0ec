import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MissingPartBanner } from '../../primitives/LazyBoundary/MissingPartBanner';
import { layer, radius, shadow, space } from '../../tokens';
import { t } from '../../primitives/LazyBoundary/text.en';
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

export interface MissingPartNoticeProps {
  /** A deploy has replaced the part. */
  isNewVersion: boolean;
}

/** A notice above the page and its dialogs that a chunk is missing. The page and what was typed stay usable. */
export function MissingPartNotice({ isNewVersion }: MissingPartNoticeProps): ReactNode {
  useLocale();
  return (
    // React Aria keeps elements with this attribute interactive while a dialog is open.
    <Container data-react-aria-top-layer="true" data-fixed>
      <MissingPartBanner isNewVersion={isNewVersion}>{t('missing')}</MissingPartBanner>
    </Container>
  );
}
