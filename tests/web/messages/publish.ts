import { randomUUID } from 'node:crypto';
import type { OwnSite } from '../../support/sites.ts';

/** A text in both languages, or in one. */
export type Words = { EN?: string; TY?: string };

type Stored = { version: number };

const shelves = {
  notice: 'notices',
  banner: 'banners',
  promotion: 'promotions',
  help: 'help-sections',
  page: 'pages',
} as const;
type Kind = keyof typeof shelves;

/** Publishes and withdraws the content of a site as its operator. */
export function publisher(site: OwnSite) {
  const versions = new Map<string, number>();

  async function write(kind: Kind, id: string, body: object, path = `${shelves[kind]}/${id}`) {
    const method = path.endsWith('/withdraw') ? 'POST' : 'PUT';
    const key = `${kind} ${id}`;
    const version = versions.get(key) ?? 0;
    const edit = { requestKey: randomUUID(), version, ...body };
    const stored = (await site.operate(method, `/operator/${path}`, edit)) as Stored;
    versions.set(key, stored.version);
  }

  const html = (words: Words): Words =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, `<p>${text}</p>`]));

  return {
    /** Publishes an announcement, or changes the one with this id. */
    notice: (
      id: string,
      title: Words,
      more: { type?: 'PL' | 'PU' | 'H'; audience?: string } = {},
    ) =>
      write('notice', id, {
        type: 'PL',
        title,
        content: html(title),
        ...more,
      }),
    banner: (id: string, title: Words, more: { audience?: string; linkage?: string } = {}) =>
      write('banner', id, {
        groupName: 'm_home',
        title,
        text: title,
        picture: '/favicon.svg',
        ...more,
      }),
    promotion: (id: string, title: Words) =>
      write('promotion', id, {
        title,
        summary: title,
        content: html(title),
        categories: ['events'],
        cover: '/favicon.svg',
        entry: 'join',
        startDate: '2026-01-01',
        endDate: null,
        reward: { kind: 'cash', amount: '50.00', wageringTimes: 1 },
      }),
    helpSection: (id: string, title: Words, content: Words) =>
      write('help', id, { title, content }),
    page: (id: string, title: Words, content: Words) => write('page', id, { title, content }),
    /** Removes an item from the site. */
    withdraw: (kind: Kind, id: string) => write(kind, id, {}, `content/${kind}/${id}/withdraw`),
  };
}
