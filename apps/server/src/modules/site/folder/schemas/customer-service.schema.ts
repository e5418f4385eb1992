import * as v from 'valibot';
import { httpsAddress, id, list } from './fields.ts';
import type { Fields } from './site-fields.ts';

const serviceTypes = ['LIVECHAT', 'SKYPE', 'WHATSAPP', 'TELEGRAM', 'MESSENGER'] as const;

export const customerServiceSchema = ({ localText }: Fields) =>
  v.strictObject({
    channels: list(
      v.strictObject({
        id,
        csType: v.picklist(serviceTypes, `one of ${serviceTypes.join(', ')}`),
        title: localText,
        hours: localText,
        /** Null opens the site's own chat. */
        path: v.nullable(httpsAddress),
      }),
    ),
  });
