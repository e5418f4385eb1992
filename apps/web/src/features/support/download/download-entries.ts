import { isOutsideAddress } from '@pavilion/domain/site/link-rule';

export type Device = {
  platform: 'ios' | 'android' | 'other';
  /** Of iOS, such as [12, 1]; null where it is not known. */
  version: readonly [number, number] | null;
  isSafari: boolean;
  /** True when running from the home screen or inside the app. */
  isInstalled: boolean;
};

export type DownloadEntry =
  | { kind: 'homeScreen' }
  | { kind: 'android' | 'profile' | 'ios'; url: string };

type Resource = { resourceType: string; url: string };

const appShell = /PavilionApp\//;
/** Other browsers on iOS, and those inside other apps, which call themselves Safari too. */
const otherBrowser = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|FBAN|FBAV|Instagram|Line\//;
const resourceOf = { android: 'Android', profile: 'MOBILECONFIG', ios: 'IOS' } as const;
const kindsFor = {
  ios: ['profile', 'ios'],
  android: ['android'],
  other: ['android', 'profile', 'ios'],
} as const;

export function deviceOf(userAgent: string, standalone: boolean): Device {
  const isIos = /iPhone|iPad|iPod/.test(userAgent);
  const [, major, minor] = isIos ? (/ OS (\d+)[_.](\d+)/.exec(userAgent) ?? []) : [];
  return {
    platform: isIos ? 'ios' : /Android/.test(userAgent) ? 'android' : 'other',
    version: major === undefined ? null : [Number(major), Number(minor)],
    isSafari: isIos && /Safari\//.test(userAgent) && !otherBrowser.test(userAgent),
    isInstalled: standalone || appShell.test(userAgent),
  };
}

/** Section 2, "Download page and popup": returns what a device is offered, best first. */
export function downloadEntries(
  device: Device,
  resources: readonly Resource[],
): readonly DownloadEntry[] {
  const linked = kindsFor[device.platform].flatMap((kind): DownloadEntry[] => {
    const url = resources.find(({ resourceType }) => resourceType === resourceOf[kind])?.url ?? '';
    return isOutsideAddress(url) ? [{ kind, url }] : [];
  });
  const canAdd = device.platform === 'android' || device.isSafari;
  return canAdd && !device.isInstalled ? [{ kind: 'homeScreen' }, ...linked] : linked;
}

/** True for an entry of iOS that must be opened in Safari first. */
export function needsSafari({ platform, isSafari }: Device): boolean {
  return platform === 'ios' && !isSafari;
}

/** iOS 12.4 or later is required; 12.1 or lower gets a further hint. */
export function iosAge({ version }: Device): 'current' | 'old' | 'legacy' {
  if (version === null) return 'current';
  const [major, minor] = version;
  if (major > 12 || (major === 12 && minor >= 4)) return 'current';
  return major < 12 || minor <= 1 ? 'legacy' : 'old';
}
