import type { ReactNode } from 'react';
import { MantineScope } from '../ui/mantine-scope.tsx';

/** What every page needs around it: the same in the browser and in the prerenderer. */
export function Providers({ children }: { children: ReactNode }) {
  return <MantineScope>{children}</MantineScope>;
}
