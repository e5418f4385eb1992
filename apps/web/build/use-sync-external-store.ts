// React has it since 18; the router's shim for older versions stays out of the first load.
export { useSyncExternalStore } from 'react';
