import { useState } from 'react';
import { useText } from '../../kit/text.ts';
import { Page } from '../../ui/Page.tsx';
import { DownloadEntries } from './download/DownloadEntries.tsx';
import { GuideSheet } from './download/GuideSheet.tsx';
import { useThisDevice } from './download/this-device.ts';

/** The ways to have the app on this device (section 2, "Download page and popup"). */
export function DownloadScreen() {
  const text = useText();
  const device = useThisDevice();
  const [guiding, setGuiding] = useState(false);
  return (
    <Page title={text('title.download')}>
      <DownloadEntries device={device} onGuide={() => setGuiding(true)} />
      <GuideSheet device={device} open={guiding} onClose={() => setGuiding(false)} />
    </Page>
  );
}
