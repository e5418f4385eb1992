import { randomUUID } from 'node:crypto';
import { isInFull } from '../../support/run/in-full.ts';
import type { OwnSite } from '../../support/sites.ts';
import { hostileHtml, traceable } from './hostile-html.ts';

const atOnce = 8;
const perGroup = 8;

export const places = hostileHtml.map((_, place) => place);

/**
 * The share for the two slow screens, which take one press for each text or group: every third, or
 * all with IN_FULL=1. Announcements, promotions and messages always hold every text.
 */
export function shareOf<Item>(all: readonly Item[]): readonly Item[] {
  return isInFull ? all : all.filter((_, index) => index % 3 === 0);
}

/** A marker after each hostile text; its absence shows that the text swallows what follows. */
const after = (place: number) => `after ${place}.`;

function hostile(place: number): string {
  return `${traceable(hostileHtml[place] ?? '', place)}<p>${after(place)}</p>`;
}

/** Titles are shown as text, whatever they hold. */
function titleOf(group: readonly number[]): string {
  const [first = 0] = group;
  return `${first} ${traceable(hostileHtml[first] ?? '', first)}`.slice(0, 190);
}

function wordsOf(group: readonly number[]) {
  const title = titleOf(group);
  const content = group.map(hostile).join('\n');
  return { title: { EN: title, TY: title }, content: { EN: content, TY: content } };
}

async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

type Notice = { content: string };

/** The texts that swallow what follows in the same HTML, judged by what the site stored. */
async function swallowers(site: OwnSite): Promise<ReadonlySet<number>> {
  const response = await fetch(`${site.url}/wps/relay/MCSFE_getListAnnouncements?types=PL`, {
    headers: { merchant: 'PAVILION', language: 'EN' },
  });
  const { value } = (await response.json()) as { value: { player: Notice[] } };
  const all = value.player.map(({ content }) => content).join('\n');
  return new Set(places.filter((place) => !all.includes(`<p>${after(place)}</p>`)));
}

function grouped(swallowing: ReadonlySet<number>): readonly (readonly number[])[] {
  const harmless = places.filter((place) => !swallowing.has(place));
  const groups = Array.from({ length: Math.ceil(harmless.length / perGroup) }, (_, index) =>
    harmless.slice(index * perGroup, (index + 1) * perGroup),
  );
  return [...groups, ...[...swallowing].map((place) => [place])];
}

const promotion = {
  categories: ['events'],
  summary: { EN: 'x', TY: 'x' },
  cover: '/favicon.svg',
  entry: 'automatic',
  startDate: '2026-01-01',
  endDate: null,
  reward: { kind: 'points', points: 1, wageringTimes: 0 },
};

/**
 * Publishes every hostile text as an announcement and in a promotion, and a share of them as help
 * sections and in pop-ups. Promotions and pop-ups hold several texts each; a text that swallows
 * what follows has one of its own.
 */
export async function publishHostile(site: OwnSite) {
  const operate = (method: 'PUT', path: string, body: object) =>
    site.operate(method, path, { requestKey: randomUUID(), version: 0, ...body });
  await inTurns(places, async (place) => {
    const words = wordsOf([place]);
    await operate('PUT', `/operator/notices/hostile-${place}`, { ...words, type: 'PL' });
  });
  await inTurns(shareOf(places), (place) =>
    operate('PUT', `/operator/help-sections/hostile-${place}`, wordsOf([place])),
  );
  const groups = grouped(await swallowers(site));
  await inTurns(groups, async (group) => {
    const words = wordsOf(group);
    const id = `group-${group[0]}`;
    await operate('PUT', `/operator/promotions/${id}`, { ...promotion, ...words });
  });
  await inTurns(shareOf(groups), (group) => {
    const words = { ...wordsOf(group), type: 'PU' };
    return operate('PUT', `/operator/notices/group-${group[0]}`, words);
  });
  return groups.map((group) => ({ id: `group-${group[0]}`, ...wordsOf(group) }));
}
