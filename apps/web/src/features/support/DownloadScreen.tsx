import { useState } from 'react';
import { DownloadEntries } from './download/DownloadEntries.tsx';
import { GuideSheet } from './download/GuideSheet.tsx';
import { useThisDevice } from './download/this-device.ts';

/** The ways to have the app on this device (section 2, "Download page and popup"). */
export function DownloadScreen() {
  const device = useThisDevice();
  const [guiding, setGuiding] = useState(false);
  return (
    <>
      <DownloadEntries device={device} onGuide={() => setGuiding(true)} />
      <GuideSheet device={device} open={guiding} onClose={() => setGuiding(false)} />
    </>
  );
}
