import type { ReactNode } from 'react';

export default function Keys(): ReactNode {
  return null;
}
