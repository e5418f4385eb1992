import * as v from 'valibot';
import { httpsAddress, list } from './fields.ts';

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

export const linksSchema = v.strictObject({
  resources: list(
    v.strictObject({
      resourceType: v.picklist(resourceTypes, `one of ${resourceTypes.join(', ')}`),
      url: httpsAddress,
    }),
  ),
  /** A video page shown on the home screen; null shows none. */
  video: v.nullable(httpsAddress),
});
