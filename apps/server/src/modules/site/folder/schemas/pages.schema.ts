import * as v from 'valibot';
import { sitePageIds } from '@pavilion/contract/player/content';
import { list } from './fields.ts';
import type { Fields } from './site-fields.ts';

const ids = sitePageIds.join(', ');

export const pagesSchema = ({ localText, localHtml }: Fields) =>
  v.strictObject({
    pages: v.pipe(
      list(
        v.strictObject({
          id: v.picklist(sitePageIds, `one of ${ids}`),
          title: localText,
          content: localHtml,
        }),
      ),
      v.check(
        (pages) => sitePageIds.every((id) => pages.some((page) => page.id === id)),
        `a page for each of ${ids}`,
      ),
    ),
  });
