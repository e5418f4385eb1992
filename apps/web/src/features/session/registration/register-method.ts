import { isStandalone } from '#kit/device.ts';
import { sessionKeys } from '#kit/tab-keys.ts';

export type RegisterMethod = 'H5' | 'APP' | 'PWA' | 'WEBCLIP';

/** Section 3: the app shell names itself; on the home screen a flag identifies a web clip. */
export function registerMethodOf(device: {
  userAgent: string;
  standalone: boolean;
  webClip: boolean;
}): RegisterMethod {
  if (/PavilionApp\//.test(device.userAgent)) return 'APP';
  if (!device.standalone) return 'H5';
  return device.webClip ? 'WEBCLIP' : 'PWA';
}

/** The start address of the configuration profile contains it. */
export function isWebClipStart(address: string): boolean {
  return new URL(address).searchParams.get('source') === 'webclip';
}

/** The browser keeps the address that opened the page; after a reload only the note is left. */
function openedByWebClip(): boolean {
  const [start] = performance.getEntriesByType('navigation');
  if (start !== undefined && isWebClipStart(start.name)) {
    sessionStorage.setItem(sessionKeys.webClip, '1');
  }
  return sessionStorage.getItem(sessionKeys.webClip) === '1';
}

export function currentRegisterMethod(): RegisterMethod {
  return registerMethodOf({
    userAgent: navigator.userAgent,
    standalone: isStandalone(),
    webClip: openedByWebClip(),
  });
}
