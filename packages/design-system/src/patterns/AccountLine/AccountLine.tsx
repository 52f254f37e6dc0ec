import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives';
import { color, media, space, text } from '../../tokens';
import { t } from './text.en';

export interface AccountLineProps {
  /** The user's name; `null` while the browser does not know it. */
  name: string | null;
  onLogout: () => void;
  isLoggingOut?: boolean | undefined;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  min-width: 0;
  color: ${color.muted};
  ${text.small}
`;

/** Hidden on narrow screens. */
const Prefix = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const Name = styled.span`
  display: inline-block;
  max-width: 240px;
  overflow: hidden;
  color: ${color.text};
  font-weight: 500;
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;

  ${media.phone} {
    max-width: 140px;
  }
`;

/** The signed-in account and the logout, for pages without a sidebar. */
export function AccountLine({ name, onLogout, isLoggingOut = false }: AccountLineProps): ReactNode {
  return (
    <Root>
      {name !== null && name !== '' && (
        <span>
          <Prefix>{t('signedInAs')} </Prefix>
          <Name data-secret translate="no" title={name}>
            {name}
          </Name>
        </span>
      )}
      <Button variant="ghost" size="small" isPending={isLoggingOut} isOnce onPress={onLogout}>
        {t('logOut')}
      </Button>
    </Root>
  );
}
