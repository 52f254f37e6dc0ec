import styled from 'styled-components';
import { color, media, radius } from '../../tokens';
import { t } from './text.en';

/** A dot on what it contains, with `data-unread`. */
export const UnreadMark = styled.span`
  position: relative;
  flex: none;
  display: inline-flex;

  &[data-unread]::after {
    content: '';
    position: absolute;
    inset-block-start: -2px;
    inset-inline-end: -2px;
    width: 10px;
    height: 10px;
    border: 2px solid ${color.surface};
    border-radius: ${radius.pill};
    background: ${color.danger};

    ${media.forcedColors} {
      background: Highlight;
    }
  }
`;

/** The name of the control that has the dot: “Open menu, 2 failed”. */
export const withUnread = (label: string, count: number): string =>
  count === 0 ? label : t('unread', { label, count });
