import { useEffect, useState } from 'react';
import { useSettings, type Settings } from '#features/site/site.queries.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { localKeys } from '#kit/storage-keys.ts';
import { useText } from '#kit/text.ts';
import { readStored, writeStored } from '@pavilion/client/state/device-storage.ts';
import { limits } from '@pavilion/domain/limits';
import { OfferBar } from '@pavilion/ui/actions/OfferBar.tsx';
import { barIsShown } from './download/download-offer.ts';
import { useDownloadOpener } from './download/download-opener.ts';
import { useThisDevice } from './download/this-device.ts';

/** Returns how far the page is scrolled, updated a moment after the last movement. */
function useScrolledPx(): number {
  const [scrolledPx, setScrolledPx] = useState(() => scrollY);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(() => setScrolledPx(scrollY), limits.downloadBarDebounceMs);
    }
    addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', wait);
    };
  }, []);
  return scrolledPx;
}

function useIsShown(settings: Settings | undefined, isDismissed: boolean): boolean {
  const device = useThisDevice();
  const scrolledPx = useScrolledPx();
  const hasSession = useSessionRecord() !== null;
  if (settings === undefined) return false;
  const { resources, features } = settings;
  const needsLogin = features.downloadBarNeedsLogin;
  return barIsShown({ device, resources }, { isDismissed, needsLogin, hasSession, scrolledPx });
}

/** Offers the app at the top of the home until it is closed, on this device for good. */
export function DownloadBar() {
  const text = useText();
  const settings = useSettings();
  const [isDismissed, setDismissed] = useState(
    () => readStored(localKeys.hideDownloadBar) !== null,
  );
  const isShown = useIsShown(settings, isDismissed);
  const { open, overlay } = useDownloadOpener();
  function dismiss(): void {
    writeStored(localKeys.hideDownloadBar, '1');
    setDismissed(true);
  }
  return (
    <>
      {isShown && (
        <OfferBar
          label={text('home.app')}
          picture="/icons/app-192.png"
          name={settings?.brand.name}
          below={text('home.app.text')}
          act={text('home.app.get')}
          onPress={open}
          closeLabel={text('home.app.close')}
          onClose={dismiss}
        />
      )}
      {overlay}
    </>
  );
}
