import { useMemo, useState, type ComponentType, type ReactElement } from 'react';
import styled from 'styled-components';
import { LocaleContext, useLocale } from '../../packages/design-system/src/lib/react/useLocale';
import {
  otherSizes,
  type SizeSystem,
} from '../../packages/design-system/src/patterns/SizeRange/other/otherSizes';
import { media, space } from '../../packages/design-system/src/tokens';

/**
 * Holds the value of a controlled component and forwards changes to the story's `fn()`, so that a story can
 * be typed into and asserted on.
 */
export function useStoryValue<T>(initial: T, onChange: (value: T) => void): [T, (value: T) => void] {
  const [value, setValue] = useState(initial);
  return [
    value,
    (next) => {
      setValue(next);
      onChange(next);
    },
  ];
}

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
`;

const Pane = styled.div`
  width: 100%;

  ${media.desktop} {
    width: var(--width);
  }
`;

/**
 * A decorator that gives the story the width of a form column; on phones it has the whole width. A story
 * with `parameters: { isWide: true }` stays as wide as the page.
 */
export const inColumn =
  (width = '360px') =>
  (Story: ComponentType, { parameters }: { parameters: Record<string, unknown> }): ReactElement =>
    parameters['isWide'] === true ? (
      <Story />
    ) : (
      <Pane style={{ '--width': width }}>
        <Story />
      </Pane>
    );

/** A decorator that has the story show sizes of another system beside EU. */
export const withSizes = (system: SizeSystem) =>
  function WithSizes(Story: ComponentType): ReactElement {
    const locale = useLocale();
    const value = useMemo(
      () => ({ ...locale, sizes: (range: string) => otherSizes(range, system) }),
      [locale],
    );
    return (
      <LocaleContext value={value}>
        <Story />
      </LocaleContext>
    );
  };

/** Lays out its children at the story's width without showing them, to compare a skeleton's layout with. */
export const Unseen = styled.div`
  position: absolute;
  width: 100%;
  height: 0;
  overflow: hidden;
  visibility: hidden;
`;

const svg = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`)}`;

/** Inline images of a bot and two people. */
export const images = {
  bot: svg(
    '<rect width="64" height="64" fill="#1c2a97"/><rect x="16" y="22" width="32" height="24" rx="7" fill="#3BB2B7"/><circle cx="26" cy="34" r="3.500" fill="#0D0F1C"/><circle cx="38" cy="34" r="3.500" fill="#0D0F1C"/><path d="M32 22v-7" stroke="#3BB2B7" stroke-width="3"/><circle cx="32" cy="13" r="3" fill="#F2C14E"/>',
  ),
  ada: svg(
    '<rect width="64" height="64" fill="#F2C14E"/><circle cx="32" cy="26" r="12" fill="#7A4A2B"/><path d="M10 64c2-16 12-22 22-22s20 6 22 22z" fill="#12352C"/>',
  ),
  grace: svg(
    '<rect width="64" height="64" fill="#3BB2B7"/><circle cx="32" cy="26" r="12" fill="#F3D2B8"/><path d="M10 64c2-16 12-22 22-22s20 6 22 22z" fill="#3845C9"/>',
  ),
} as const;
