interface InstallGuide {
  readonly intro: string;
  /** What to press, in order; a picture stands beside each (layout/install/install-panel.tsx). */
  readonly steps: readonly string[];
}

/** The way to the home screen, by kind of browser. */
const guides = {
  ios: {
    intro: 'On this device the browser itself puts sites on the home screen. Two steps:',
    steps: ['Tap Share, the square with an arrow.', 'Scroll down and tap "Add to Home Screen".'],
  },
  'firefox-android': {
    intro: 'Firefox keeps sites on the home screen from its own menu. Two steps:',
    steps: ['Open the menu of Firefox, the three dots.', 'Tap "Add app to Home screen" or "Install".'],
  },
  chromium: {
    intro: 'Your browser installs sites from its own menu. Two steps:',
    steps: [
      'Open the menu of the browser, the three dots.',
      'Choose "Install" or "Add to Home screen". On a computer it may lie under "Save and share".',
    ],
  },
  'mac-safari': {
    intro: 'Safari keeps sites in the Dock. Two steps:',
    steps: ['Open the File menu in the menu bar.', 'Choose "Add to Dock".'],
  },
  other: {
    intro:
      'This browser cannot install sites. The site works here all the same, also without a connection once it has been opened. To keep it as an app, open it in Chrome, Edge, Safari or a browser on your phone.',
    steps: [],
  },
} as const satisfies Record<string, InstallGuide>;

export type InstallGuideName = keyof typeof guides;

export const installText = {
  /** Where the browser does not install by itself, but it can be explained. */
  showHow: 'Show me how',
  notNow: 'Not now',
  /** On a phone or tablet, and on a computer. */
  invitationTitle: 'Keep this site on your phone',
  invitationTitleComputer: 'Keep this site at hand',
  invitationText: 'It opens from the home screen and works without a connection.',
  invitationTextComputer: 'It opens in a window of its own and works without a connection.',
  guideTitle: 'Install this site',
  step: 'Step {n}',
  guides,
} as const;
