import { useState } from 'react';
import { isStandalone } from '../../kit/device.ts';
import { useText } from '../../kit/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { externalLink } from '../../ui/icons/content-icons.ts';
import { plus } from '../../ui/icons/shell-icons.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OutsideRow } from '../../ui/OutsideRow.tsx';
import { Page } from '../../ui/Page.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useSettings } from '../site/site.queries.ts';
import {
  deviceOf,
  downloadEntries,
  iosAge,
  needsSafari,
  type Device,
  type DownloadEntry,
} from './download/download-entries.ts';
import styles from './download/Download.module.css';

/** How to add the site to the home screen, in the words of the platform's own menu. */
function Guide({ device }: { device: Device }) {
  const text = useText();
  const platform = device.platform === 'ios' ? 'ios' : 'android';
  return (
    <>
      <ol className={styles.steps}>
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>{text(`download.guide.${platform}.${step}`)}</li>
        ))}
      </ol>
      {iosAge(device) === 'legacy' && <Notice>{text('download.legacy')}</Notice>}
    </>
  );
}

type EntryRowProps = { entry: DownloadEntry; sendToSafari: (() => void) | null; guide: () => void };

function EntryRow({ entry, sendToSafari, guide }: EntryRowProps) {
  const text = useText();
  const title = text(`download.${entry.kind}`);
  const detail = text(`download.${entry.kind}.text`);
  if (entry.kind === 'homeScreen') {
    return <ListRow icon={plus} title={title} detail={detail} onPress={guide} />;
  }
  if (sendToSafari !== null) {
    return <ListRow icon={externalLink} title={title} detail={detail} onPress={sendToSafari} />;
  }
  return (
    <OutsideRow
      icon={externalLink}
      title={title}
      detail={detail}
      href={entry.url}
      leavesLabel={text('content.outside')}
    />
  );
}

/** The ways to have the app on this device (section 2, "Download page and popup"). */
export function DownloadScreen() {
  const text = useText();
  const [device] = useState(() => deviceOf(navigator.userAgent, isStandalone()));
  const [over, setOver] = useState<'guide' | 'safari' | null>(null);
  const entries = downloadEntries(device, useSettings()?.resources ?? []);
  const sendToSafari = needsSafari(device) ? () => setOver('safari') : null;
  return (
    <Page title={text('title.download')}>
      {iosAge(device) !== 'current' && <Notice tone="error">{text('download.old')}</Notice>}
      {over === 'safari' && (
        <Notice tone="error">
          <p>{text('download.safari')}</p>
          <Button kind="secondary" onClick={() => setOver(null)}>
            {text('download.ok')}
          </Button>
        </Notice>
      )}
      {entries.length === 0 ? (
        <EmptyState text={text('download.none')} />
      ) : (
        <Card look="flush">
          {entries.map((entry) => (
            <EntryRow
              key={entry.kind}
              entry={entry}
              sendToSafari={sendToSafari}
              guide={() => setOver('guide')}
            />
          ))}
        </Card>
      )}
      <Sheet
        open={over === 'guide'}
        onClose={() => setOver(null)}
        title={text('download.homeScreen')}
        closeLabel={text('shell.close')}
      >
        <Guide device={device} />
      </Sheet>
    </Page>
  );
}
