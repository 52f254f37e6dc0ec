import type { ReactNode } from 'react';

export default function Palette(): ReactNode {
  return null;
}
