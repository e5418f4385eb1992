import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { iconIsOffered } from './download/download-offer.ts';
import { useDownloadOpener } from './download/download-opener.ts';
import { useThisDevice } from './download/this-device.ts';

// Paths of Lucide (lucide.dev), ISC licence, 24 × 24, stroke 2; its shapes joined into one path.
const download = 'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5l5-5';

/** Offers the app in the header of the home (section 2, "Header"). */
export function DownloadIcon() {
  const text = useText();
  const device = useThisDevice();
  const settings = useSettings();
  const { open, overlay } = useDownloadOpener();
  if (settings === undefined) return null;
  const { resources, features } = settings;
  if (!iconIsOffered({ device, resources }, features.appWindow)) return null;
  return (
    <>
      <IconButton shape={download} label={text('home.app')} aria-haspopup="dialog" onClick={open} />
      {overlay}
    </>
  );
}
