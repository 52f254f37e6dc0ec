import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { handlePlainClick } from '../../lib/react/handlePlainClick';

/** Goes to a path of the app without a page load; `null` leaves it to the browser. */
export const NavigateContext = createContext<((path: string) => void) | null>(null);

export interface PlainLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'onClick'> {
  href: string;
  /** Called in addition to the navigation. */
  onPress?: (() => void) | undefined;
}

/** The platform's link, without looks. The app's router takes a plain click, unless the link opens a tab. */
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
        if (navigate !== null && target === undefined) handlePlainClick(() => navigate(href))(event);
      }}
    >
      {children}
    </a>
  );
}
