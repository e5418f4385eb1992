import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { pageOf } from '#kit/page.ts';
import { htmlFaults, sanitiseHtml } from '#modules/site/sanitise-html.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { ContentKind } from '@pavilion/contract/operator/content';
import type { ContentDeps } from '../content-deps.ts';
import {
  checkAmounts,
  checkAudience,
  checkBonus,
  checkCategories,
  checkLanguages,
  checkLinkage,
  checkPictures,
  checkSchedule,
} from './check-content.ts';
import { languagesOf, type Texts } from './content-item.ts';
import { findVersions, listLatestVersions, type ContentVersion } from './content-version.store.ts';
import { folderContent } from './folder-content.ts';
import { writeContent } from './write-content.ts';

type Edit = { id: string; requestKey: string; version: number };

/** The fields that every version has. */
function stateOf({ id, version, body, written_at }: ContentVersion) {
  return {
    id,
    version,
    source: 'operator' as const,
    withdrawn: body === null,
    writtenAt: written_at.toISOString(),
  };
}

const folderState = { version: 1, source: 'folder', withdrawn: false, writtenAt: null } as const;

/** The texts of an item in each of its languages. */
function written(content: Texts): readonly (readonly [language: string, html: string])[] {
  return languagesOf(content).map((language) => [language, content[language] ?? '']);
}

function cleaned(content: Texts): Texts {
  return Object.fromEntries(written(content).map(([name, html]) => [name, sanitiseHtml(html)]));
}

function titleOf(body: unknown): string {
  const { title } = (body ?? {}) as { title?: Texts };
  return title?.EN ?? title?.TY ?? '';
}

/** Writes a version and forgets what this process holds, which need not wait for its own signal. */
function createWriter(deps: ContentDeps) {
  const folder = folderContent(deps.site);
  const folderVersion = (kind: ContentKind, id: string) =>
    folder[kind].some((one) => one.id === id) ? 1 : 0;

  return async (kind: ContentKind, edit: Edit, body: Record<string, unknown> | null) => {
    const { id, requestKey, version } = edit;
    const { content } = (body ?? {}) as { content?: Texts };
    const cleanBody = content === undefined ? body : { ...body, content: cleaned(content) };
    const state = await writeContent(deps, {
      kind,
      id,
      requestKey,
      version,
      folderVersion: folderVersion(kind, id),
      body: cleanBody,
    });
    deps.current.forget();
    return {
      kind,
      id,
      version: state.version,
      withdrawn: state.body === null,
      writtenAt: state.written_at.toISOString(),
      removed: [...new Set(written(content ?? {}).flatMap(([, html]) => htmlFaults(html)))],
    };
  };
}

function readingHandlers({ db, site }: ContentDeps) {
  const folder = folderContent(site);

  const handlers: Pick<
    Handlers<OperatorEndpoints['content']>,
    'listContent' | 'listContentVersions'
  > = {
    listContent: async ({ kind, ...page }) => {
      const versions = (await listLatestVersions(db)).filter((one) => one.kind === kind);
      const touched = new Set(versions.map(({ id }) => id));
      const all = [
        ...versions.map((one) => ({ ...stateOf(one), title: titleOf(one.body) })),
        ...folder[kind]
          .filter(({ id }) => !touched.has(id))
          .map((one) => ({ id: one.id, ...folderState, title: titleOf(one) })),
      ];
      const from = (page.pageNo - 1) * page.pageSize;
      return pageOf(all.slice(from, from + page.pageSize), all.length, page);
    },

    listContentVersions: async ({ kind, id }) => {
      const versions = (await findVersions(db, kind, id)).map((one) => ({
        ...stateOf(one),
        body: one.body as Record<string, unknown> | null,
      }));
      const inFolder = folder[kind].some((one) => one.id === id);
      const list = [...versions, ...(inFolder ? [{ id, ...folderState, body: null }] : [])];
      if (list.length === 0) throw new ApiError('request.not.found');
      return { list };
    },
  };
  return handlers;
}

/** The calls for operators. */
export function createOperatorContent(deps: ContentDeps): Handlers<OperatorEndpoints['content']> {
  const { site, pictures, clock, current } = deps;
  const write = createWriter(deps);
  return {
    ...readingHandlers(deps),

    publishNotice: async ({ id, requestKey, version, ...body }) => {
      checkSchedule(body.startsAt, body.endsAt, clock());
      checkAudience(site, body);
      checkLanguages(body.title, body.content);
      return write('notice', { id, requestKey, version }, body);
    },

    publishBanner: async ({ id, requestKey, version, ...body }) => {
      checkSchedule(body.startsAt, body.endsAt, clock());
      checkAudience(site, body);
      checkLanguages(body.title, body.text);
      checkLinkage(site, body.linkage);
      checkPictures(pictures, [body.picture]);
      return write('banner', { id, requestKey, version }, body);
    },

    publishPromotion: async ({ id, requestKey, version, ...body }) => {
      checkSchedule(body.startDate, body.endDate, clock());
      checkAudience(site, body);
      checkCategories(body.categories, (await current.read()).category);
      checkPictures(pictures, [body.cover, ...body.images]);
      const { reward, minimumDeposit, bonus } = body;
      checkAmounts(site, [reward.amount, reward.maximum, minimumDeposit, bonus?.largestBet]);
      checkBonus(site, body);
      return write('promotion', { id, requestKey, version }, body);
    },

    publishPromotionCategory: async ({ id, requestKey, version, ...body }) =>
      write('category', { id, requestKey, version }, body),

    publishHelpSection: async ({ id, requestKey, version, ...body }) =>
      write('help', { id, requestKey, version }, body),

    publishPage: async ({ id, requestKey, version, ...body }) =>
      write('page', { id, requestKey, version }, body),

    withdrawContent: async ({ kind, id, requestKey, version }) =>
      write(kind, { id, requestKey, version }, null),
  };
}
