import type { ComponentType, ReactNode, SVGAttributes } from 'react';

export interface IconProps {
  /**
   * A lucide icon, such as `Search`. Not typed by the library, because Storybook's props extraction would
   * read all of its icons, which delays the first story by a second.
   */
  icon: ComponentType<SVGAttributes<SVGElement>>;
  /** Edge in pixels: 16 beside text and in controls, 20 in headings, navigation and banners. */
  size?: 16 | 20 | undefined;
}

/**
 * A decorative icon beside a word, hidden from assistive technology and colored like the text around it.
 * Styled globally (`svg.lucide`), because a page has dozens of them.
 */
export function Icon({ icon: IconSlot, size = 16 }: IconProps): ReactNode {
  return <IconSlot width={size} height={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
