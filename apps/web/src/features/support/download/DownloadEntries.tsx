import { useState } from 'react';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { OutsideRow } from '@pavilion/ui/actions/OutsideRow.tsx';
import { externalLink } from '@pavilion/ui/icons/content-icons.ts';
import { plus } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import {
  downloadEntries,
  iosAge,
  needsSafari,
  type Device,
  type DownloadEntry,
} from './download-entries.ts';

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

function SafariNotice({ onConfirm }: { onConfirm: () => void }) {
  const text = useText();
  return (
    <Notice tone="error">
      <p>{text('download.safari')}</p>
      <Button kind="secondary" onClick={onConfirm}>
        {text('download.ok')}
      </Button>
    </Notice>
  );
}

/** Lists what a device is offered; `onGuide` opens the guide to the home screen. */
export function DownloadEntries({ device, onGuide }: { device: Device; onGuide: () => void }) {
  const text = useText();
  const [saysSafari, setSaysSafari] = useState(false);
  const entries = downloadEntries(device, useSettings()?.resources ?? []);
  const sendToSafari = needsSafari(device) ? () => setSaysSafari(true) : null;
  return (
    <>
      {iosAge(device) !== 'current' && <Notice tone="error">{text('download.old')}</Notice>}
      {saysSafari && <SafariNotice onConfirm={() => setSaysSafari(false)} />}
      {entries.length === 0 ? (
        <EmptyState text={text('download.none')} />
      ) : (
        <Card look="flush">
          {entries.map((entry) => (
            <EntryRow key={entry.kind} entry={entry} sendToSafari={sendToSafari} guide={onGuide} />
          ))}
        </Card>
      )}
    </>
  );
}
