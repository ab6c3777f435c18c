import './mantine-variables.css';
import { MantineProvider, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';

/** All that Mantine's script reads. Its colours, fonts and sizes are the tokens' (mantine-variables.css). */
const theme = { respectReducedMotion: true };

/** The colour scheme follows the system and nothing is stored: there is no switch on the site. */
const systemColorScheme: MantineColorSchemeManager = {
  get: (defaultValue: MantineColorScheme) => defaultValue,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** What Mantine's components need around them. Around these only, so that other pages do not load Mantine at all. */
export function MantineScope({ children }: { children: ReactNode }) {
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
