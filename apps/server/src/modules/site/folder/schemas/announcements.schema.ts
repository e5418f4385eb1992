import * as v from 'valibot';
import { platforms } from '@pavilion/domain/message/announcement';
import { audiences } from '@pavilion/domain/message/audience';
import { id, list, wholeNumber } from './fields.ts';
import type { Fields } from './site-fields.ts';

const contentTypes = ['A', 'PL', 'PU', 'H'] as const;

export const announcementsSchema = ({ localText, localHtml, period }: Fields) =>
  v.strictObject({
    announcements: list(
      v.strictObject({
        id,
        /** A agents, PL players, PU pop-up, H home notices. */
        contentType: v.picklist(contentTypes, `one of ${contentTypes.join(', ')}`),
        /** When absent: agents for type A, everyone for all others. */
        audience: v.optional(v.picklist(audiences, `one of ${audiences.join(', ')}`)),
        /** The lowest level of the audience vip. */
        vipLevelFrom: v.optional(wholeNumber),
        title: localText,
        content: localHtml,
        period,
        /** M the mobile site, W the entry of games; M alone when absent. */
        platforms: v.optional(list(v.picklist(platforms, `one of ${platforms.join(', ')}`))),
      }),
    ),
  });
