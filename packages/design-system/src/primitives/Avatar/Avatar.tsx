import { UserRound } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius } from '../../tokens';
import { Icon } from '../Icon/Icon';

export interface AvatarProps {
  /** The name that the initials come from. */
  name?: string | null | undefined;
  /** URL of the image; initials replace a missing or broken one, then an icon. */
  src?: string | null | undefined;
  /** Edge in pixels. */
  size?: 20 | 24 | 32 | 40 | 64 | undefined;
  /** `rounded` for things (a bot, a product), `circle` for people. */
  shape?: 'circle' | 'rounded' | undefined;
  /** Milliseconds before a new image loads, for rows that may only scroll by; initials until then. */
  delayMs?: number | undefined;
}

const Root = styled.span`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  overflow: clip;
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0;
  user-select: none;

  &[data-shape='rounded'] {
    border-radius: 25%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${color.border};
    border-radius: inherit;
    opacity: 0.6;
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* Generated content, so that the initials are not part of the accessible name of a surrounding control. */
  > [data-letters]::before {
    content: attr(data-letters);
  }
`;

function initials(name: string): string {
  const words = name.split(/[\s_.\-|]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}

/** Whether an image has been wanted for so many milliseconds. */
function useDue(src: string | null | undefined, delayMs: number): boolean {
  const [due, setDue] = useState(delayMs === 0 ? src : undefined);
  const isDue = delayMs === 0 || due === src;
  useEffect(() => {
    if (isDue) return undefined;
    const timer = setTimeout(() => setDue(src), delayMs);
    return () => clearTimeout(timer);
  }, [src, delayMs, isDue]);
  // What is shown without a delay stays when later images are delayed.
  if (isDue && due !== src) setDue(src);
  return isDue;
}

/** The image of a person or a bot, with fallbacks to initials and an icon. Its size never changes. */
export function Avatar({ name, src, size = 32, shape = 'circle', delayMs = 0 }: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  const letters = initials(name ?? '');
  const isDue = useDue(src, delayMs);
  const showImage = isDue && Boolean(src) && broken !== src;
  return (
    <Root
      data-shape={shape}
      style={{ width: size, height: size, fontSize: size <= 24 ? 10 : Math.round(size * 0.38) }}
      aria-hidden
      data-secret
    >
      {showImage ? (
        <img
          // A new element per image, so that lazy loading applies to each.
          key={src}
          src={src ?? ''}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setBroken(src ?? null)}
        />
      ) : letters ? (
        <span data-letters={letters} />
      ) : (
        <Icon icon={UserRound} size={size > 32 ? 20 : 16} />
      )}
    </Root>
  );
}
