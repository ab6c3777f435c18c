import './mantine-variables.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** All that Mantine's script reads. Its colours, fonts and sizes are the tokens' (mantine-variables.css). */
const theme = { respectReducedMotion: true };

/** What Mantine's components need around them. Around these only, so that other pages do not load Mantine at all. */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
