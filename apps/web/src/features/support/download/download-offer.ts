import { limits } from '@pavilion/domain/limits';
import { downloadEntries, type Device } from './download-entries.ts';

export type DownloadOffer = {
  device: Device;
  resources: readonly { resourceType: string; url: string }[];
};

/** True when there is an app for this device; adding the site to the home screen needs no link. */
function hasLink({ device, resources }: DownloadOffer): boolean {
  return downloadEntries(device, resources).some(({ kind }) => kind !== 'homeScreen');
}

/** Section 2, "Header": the icon needs the flag, a link, and a device without the app. */
export function iconIsOffered(offer: DownloadOffer, appWindow: boolean): boolean {
  return appWindow && !offer.device.isInstalled && hasLink(offer);
}

export type BarState = {
  /** Closed earlier, on this device. */
  isDismissed: boolean;
  needsLogin: boolean;
  hasSession: boolean;
  scrolledPx: number;
};

/** Section 2, "Home screen": when the bar that offers the app is shown. */
export function barIsShown(offer: DownloadOffer, state: BarState): boolean {
  if (offer.device.isInstalled || state.isDismissed || !hasLink(offer)) return false;
  if (state.needsLogin && !state.hasSession) return false;
  return state.scrolledPx < limits.downloadBarScrollPx;
}
