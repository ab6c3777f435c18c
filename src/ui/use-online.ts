import { useSyncExternalStore } from 'react';
import { listen } from '../device/listen.ts';

const subscribe = (onChange: () => void) => listen(window, 'online offline', onChange);
const readOnline = () => navigator.onLine;

/** Whether the device has a connection, as far as the browser knows. True in the prerendered page. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, readOnline, () => true);
