import * as v from 'valibot';

/** What an operator publishes; an id names one thing of its kind. */
export const contentKinds = ['notice', 'banner', 'promotion', 'category', 'help', 'page'] as const;
export type ContentKind = (typeof contentKinds)[number];
export const contentKind = v.picklist(contentKinds);

export const contentId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(64));

/** Pages of the site that hold a text alone. */
export const sitePageIds = ['privacy', 'terms', 'responsible-gaming'] as const;
