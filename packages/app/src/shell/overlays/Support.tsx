import type { ReactNode } from 'react';

export default function Support(): ReactNode {
  return null;
}
