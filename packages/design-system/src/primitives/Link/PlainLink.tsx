import { use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { NavigateContext } from '../../lib/react/navigate';
import { handlePlainClick } from '../../lib/react/handlePlainClick';

export interface PlainLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'onClick'> {
  href: string;
  /** Called in addition to the navigation. */
  onPress?: (() => void) | undefined;
}

/** The platform's link, without looks. The app's router takes a plain click on a path, unless that opens a tab. */
export function PlainLink({ href, onPress, children, ...rest }: PlainLinkProps): ReactNode {
  const navigate = use(NavigateContext);
  const { target } = rest;
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.stopPropagation();
        onPress?.();
        if (navigate !== null && target === undefined && href.startsWith('/'))
          handlePlainClick(() => navigate(href))(event);
      }}
    >
      {children}
    </a>
  );
}
