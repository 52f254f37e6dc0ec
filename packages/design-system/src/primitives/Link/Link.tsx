import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, focusRing, media, motion, radius, space, text } from '../../tokens';
import { buttonStyles, type ButtonSize } from '../Button/buttonStyles';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { PlainLink } from './PlainLink';
import { t } from './text.en';

export interface LinkProps {
  /** The destination, meaningful without context: “Billing portal”, never “here”. */
  children: ReactNode;
  /** A path of this app (handled by the router), or a full URL (opens in a new tab). */
  href: string;
  /**
   * `inline` is underlined text; `standalone` is a line of text; `primary`, `secondary` and `ghost` look like
   * a Button.
   */
  variant?: 'inline' | 'standalone' | 'primary' | 'secondary' | 'ghost' | undefined;
  /** For the variants that look like a Button. */
  size?: ButtonSize | undefined;
  /** Called in addition to the navigation. */
  onPress?: (() => void) | undefined;
  'aria-label'?: string | undefined;
}

const TextLink = styled(PlainLink)`
  border-radius: ${radius.small};
  color: ${color.accentText};
  text-underline-offset: 3px;
  text-decoration: none;
  cursor: pointer;
  outline: none;
  -webkit-tap-highlight-color: transparent;
  transition: color ${motion.state};

  &[data-variant='inline'] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    overflow-wrap: anywhere;

    svg {
      display: inline-block;
      margin-inline-start: 2px;
      vertical-align: -2px;
    }
  }
  &[data-variant='standalone'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    ${text.body}
    font-weight: 500;

    ${media.phone} {
      min-height: 44px;
    }
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
  &:focus-visible {
    ${focusRing}
  }
`;

const ButtonLink = styled(PlainLink)`
  ${buttonStyles}
  gap: ${space[2]};
`;

const isExternal = (href: string): boolean => /^(https?:)?\/\//i.test(href);

/**
 * Navigates. Links outside the app open in a new tab, announce that to assistive technology, and send no
 * referrer.
 */
export function Link({ children, href, variant = 'inline', size = 'medium', ...rest }: LinkProps): ReactNode {
  const opensTab = isExternal(href);
  const Root = variant === 'inline' || variant === 'standalone' ? TextLink : ButtonLink;
  return (
    <Root
      {...rest}
      href={href}
      {...(opensTab ? { target: '_blank', rel: 'noreferrer noopener' } : {})}
      data-variant={variant}
      data-size={size}
    >
      {children}
      {opensTab && (
        <>
          <Icon icon={ArrowUpRight} />
          <VisuallyHidden> {t('newTab')}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
