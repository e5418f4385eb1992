import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { DownloadEntries } from './DownloadEntries.tsx';
import { GuideSheet } from './GuideSheet.tsx';
import { useThisDevice } from './this-device.ts';
import styles from './Download.module.css';

/** Offers the app over the home; the guide replaces the offers. */
export function DownloadPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const device = useThisDevice();
  const [guiding, setGuiding] = useState(false);
  function guide(): void {
    onClose();
    setGuiding(true);
  }
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={text('home.app')}
        closeLabel={text('shell.close')}
      >
        <div className={styles.popup}>
          <DownloadEntries device={device} onGuide={guide} />
        </div>
      </Sheet>
      <GuideSheet device={device} open={guiding} onClose={() => setGuiding(false)} />
    </>
  );
}
