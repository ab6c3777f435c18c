import type { IconShape } from '../../content/topic-icons.ts';

/** The icons of the interface itself: in the main bundle, so only what header, footer, forms and messages show. */
export const interfaceIcons = {
  search: ['M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21'],
  menu: ['M3 7h18M3 12h18M3 17h12'],
  close: ['M5 5l14 14M19 5L5 19'],
  'arrow-left': ['M21 12H4M10 6l-6 6 6 6'],
  'arrow-right': ['M3 12h17M14 6l6 6-6 6'],
  'chevron-down': ['M5 9l7 7 7-7'],
  pause: ['M8 5v14M16 5v14'],
  play: ['M7 4l12 8-12 8z'],
  phone: ['M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z'],
  mail: ['M3 5h18v14H3zM3 6l9 7 9-7'],
  facebook: ['M14.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.2.6-1.8 1.8-1.8H18V3h-2.5C12.5 3 11 4.7 11 7.3v2.2H8V13h3v8'],
  youtube: ['M3 6h18v12H3z', 'M10 9l5 3-5 3z'],
  instagram: ['M4 4h16v16H4zM12 8.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6z', 'M16 6.5h1.7v1.7H16z'],
  whatsapp: [
    'M3.5 20.5l1.3-4.3A8.7 8.7 0 1 1 8 19.3zM9 8c-1.5 3 3.5 8 7 7l.5-1.8-2.2-1.2-1.2 1c-1-.5-1.7-1.2-2.1-2.1l1-1.2L10.8 7.5z',
  ],
  chat: ['M3 4h18v13h-9l-5 4v-4H3zM8 9h8M8 12.5h5'],
  property: ['M3 11L12 4l9 7M5.5 9.5V20h13V9.5M12 12.5a2 2 0 0 0-2 2V20h4v-5.5a2 2 0 0 0-2-2z'],
  external: ['M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9'],
  pin: ['M12 21C7 15 5 12.5 5 10a7 7 0 0 1 14 0c0 2.5-2 5-7 11zM12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z'],
  check: ['M4 13l5 5L20 6'],
  alert: ['M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v6', 'M11 15.5h2v2h-2z'],
  info: ['M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v6', 'M11 7h2v2h-2z'],
  offline: [
    'M3 3l18 18M7 9a7.5 7.5 0 0 0-3.5 2M20.5 11A12 12 0 0 0 12 7.5M7.5 14.5a6.5 6.5 0 0 1 4-2M12 17.5h.01',
    'M11 16.7h2v2h-2z',
  ],
  sync: ['M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5'],
  upload: ['M12 16V4M6.5 9L12 3.5 17.5 9M4 16v4h16v-4'],
  'file-text': ['M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6'],
  outbox: ['M4 14h5l1.5 3h3L15 14h5v6H4zM12 11V3M8 7l4-4 4 4'],
  user: ['M12 3.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM5 21v-1a7 7 0 0 1 14 0v1'],
  install: ['M7 3h10v18H7zM12 7v7M9.5 11.5L12 14l2.5-2.5M10.5 18h3'],
  share: ['M12 15V4M7.5 8L12 3.5 16.5 8M7 11H5v10h14V11h-2'],
} satisfies Record<string, IconShape>;

export type InterfaceIconName = keyof typeof interfaceIcons;
