import { useText } from '#kit/text.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { iosAge, type Device } from './download-entries.ts';
import styles from './Download.module.css';

type GuideSheetProps = { device: Device; open: boolean; onClose: () => void };

/** Explains how to add the site to the home screen, with the labels of the platform's own menu. */
export function GuideSheet({ device, open, onClose }: GuideSheetProps) {
  const text = useText();
  const platform = device.platform === 'ios' ? 'ios' : 'android';
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('download.homeScreen')}
      closeLabel={text('shell.close')}
    >
      <ol className={styles.steps}>
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>{text(`download.guide.${platform}.${step}`)}</li>
        ))}
      </ol>
      {iosAge(device) === 'legacy' && <Notice>{text('download.legacy')}</Notice>}
    </Sheet>
  );
}
