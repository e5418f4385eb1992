import { useState, type ReactNode } from 'react';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { DownloadEntries } from './download/DownloadEntries.tsx';
import { GuideSheet } from './download/GuideSheet.tsx';
import { useKnownDevice } from './download/this-device.ts';
import styles from './download/Download.module.css';

/** The height of the two entries that most devices are offered. */
const skeletonHeights = [144];

function App() {
  const text = useText();
  return (
    <div className={styles.app}>
      <img className={styles.icon} src="/icons/app-192.png" alt="" />
      <div>
        <p className={styles.name}>{useSettings()?.brand.name}</p>
        <p className={styles.about}>{text('site.description')}</p>
      </div>
    </div>
  );
}

/** Offers the app for this device, then a notice (section 2, "Download page and popup"). */
export function DownloadScreen({ notice }: { notice: ReactNode }) {
  const device = useKnownDevice();
  const [guiding, setGuiding] = useState(false);
  return (
    <>
      <App />
      {device === null ? (
        <SkeletonBlocks heights={skeletonHeights} />
      ) : (
        <>
          <DownloadEntries device={device} onGuide={() => setGuiding(true)} />
          <GuideSheet device={device} open={guiding} onClose={() => setGuiding(false)} />
        </>
      )}
      {notice}
    </>
  );
}
