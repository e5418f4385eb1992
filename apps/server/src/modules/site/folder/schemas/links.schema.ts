import * as v from 'valibot';
import { isVideoAddress } from '@pavilion/domain/site/video-link';
import { httpsAddress, list, sitePath } from './fields.ts';

const resourceTypes = [
  'IOS',
  'Android',
  'MOBILECONFIG',
  'AppDownloadIcon',
  'FACEBOOK',
  'TELEGRAM',
  'WHATSAPP',
  'INSTAGRAM',
  'TWITTER',
  'YOUTUBE',
] as const;

const video = 'an https:// address or /videos/NAME.mp4';

export const linksSchema = v.strictObject({
  resources: list(
    v.strictObject({
      resourceType: v.picklist(resourceTypes, `one of ${resourceTypes.join(', ')}`),
      url: httpsAddress,
    }),
  ),
  /** A video or video page shown on the home screen; null shows none. */
  video: v.nullable(v.pipe(v.string(video), v.check(isVideoAddress, video))),
});

/** The configured route table: the targets of paths that no screen answers to. */
export const redirectsSchema = v.strictObject({
  redirects: list(v.strictObject({ from: sitePath, to: sitePath })),
});
