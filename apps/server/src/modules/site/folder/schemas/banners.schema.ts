import * as v from 'valibot';
import { platforms } from '@pavilion/domain/message/announcement';
import { id, link, list, pictureName } from './fields.ts';
import type { Fields } from './site-fields.ts';

export const bannerGroups = ['m_home', 'm_adver', 'm_event', 'm_reg'] as const;
export type BannerGroup = (typeof bannerGroups)[number];

/** One file of `banners/`; the file's name is the group's name. */
export const bannersSchema = ({ localText, period }: Fields) =>
  v.strictObject({
    banners: list(
      v.strictObject({
        id,
        picture: pictureName,
        title: localText,
        text: localText,
        /** The label of the button on the banner. */
        action: localText,
        linkage: link,
        period: v.optional(period),
        /** M the mobile site, W the entry of games; M alone when absent. */
        platforms: v.optional(list(v.picklist(platforms, `one of ${platforms.join(', ')}`))),
      }),
    ),
  });
