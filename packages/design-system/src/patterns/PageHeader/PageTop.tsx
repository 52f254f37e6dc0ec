import { useEffect, useState, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { media, space } from '../../tokens';

const Column = styled.div`
  width: 100%;
  max-width: calc(1200px + 2 * ${space[8]});
  margin: 0 auto;
  padding: ${space[6]} ${space[8]} 0;

  ${media.phone} {
    padding: ${space[4]} ${space[4]} 0;
  }
  ${media.print} {
    display: none;
  }
`;

/**
 * Renders above the content of any page. It adds its own element to the shell's `main`, because it loads after the first
 * page and the shell should carry nothing for it. Give it the page's path as `key`: another page may have another frame.
 */
export function PageTop({ children }: { children: ReactNode }): ReactPortal {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.querySelector('main')?.prepend(element);
    return () => element.remove();
  }, [element]);
  return createPortal(<Column>{children}</Column>, element);
}
