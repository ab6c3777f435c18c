// A page from the device is painted while the browser waits for this (src/lib/kept-page.ts). The mark shows in the
// developer tools when it read on.
performance.mark('fold');
