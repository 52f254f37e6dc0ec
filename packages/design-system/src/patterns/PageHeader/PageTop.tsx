import { useEffect, useState, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { media, space } from '../../tokens';
import { usePageMain } from './slots';

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

/** Renders above the content of any page, at the top of its `main`. */
export function PageTop({ children }: { children: ReactNode }): ReactPortal {
  const [element] = useState(() => document.createElement('div'));
  const main = usePageMain();
  useEffect(() => {
    main?.prepend(element);
    return () => element.remove();
  }, [main, element]);
  return createPortal(<Column>{children}</Column>, element);
}
