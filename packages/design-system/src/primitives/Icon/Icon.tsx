import type { ComponentType, ReactNode, SVGAttributes } from 'react';

export interface IconProps {
  /**
   * A lucide icon, e.g. `Search`. Not by that library's own type: whatever reads the props for the catalogue
   * would read all of its icons, for a second before the first story.
   */
  icon: ComponentType<SVGAttributes<SVGElement>>;
  /** Edge in pixels: 16 beside text and in controls, 20 in headings, navigation and banners. */
  size?: 16 | 20 | undefined;
}

/**
 * A drawn sign beside a word. Hidden from assistive technology: the word, or the control's label,
 * carries the meaning. Takes the colour of the text around it. Its styles are the theme's (`svg.lucide`):
 * there are dozens of them on a page.
 */
export function Icon({ icon: IconSlot, size = 16 }: IconProps): ReactNode {
  return <IconSlot width={size} height={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
