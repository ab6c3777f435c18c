import { MantineProvider, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** The colour scheme follows the system and nothing is stored: there is no switch on the site. */
const systemColorScheme: MantineColorSchemeManager = {
  get: (defaultValue: MantineColorScheme) => defaultValue,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** What every page needs around it: the same in the browser and in the prerenderer. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={systemColorScheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
