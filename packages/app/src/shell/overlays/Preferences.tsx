import type { ReactNode } from 'react';

export default function Preferences(): ReactNode {
  return null;
}
