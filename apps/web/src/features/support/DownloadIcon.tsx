import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { iconIsOffered } from './download/download-offer.ts';
import { useDownloadOpener } from './download/download-opener.tsx';
import { download } from './download/download-shapes.ts';
import { useThisDevice } from './download/this-device.ts';

/** Offers the app in the header of the home (section 2, "Header"). */
export function DownloadIcon() {
  const text = useText();
  const device = useThisDevice();
  const settings = useSettings();
  const { open, popup } = useDownloadOpener();
  if (settings === undefined) return null;
  const { resources, features } = settings;
  if (!iconIsOffered({ device, resources }, features.appWindow)) return null;
  return (
    <>
      <IconButton shape={download} label={text('home.app')} aria-haspopup="dialog" onClick={open} />
      {popup}
    </>
  );
}
