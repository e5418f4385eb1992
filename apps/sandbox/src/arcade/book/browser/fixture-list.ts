import { element } from '#pages/browser/element.ts';
import type { BookInfo, BookView, FixtureView, MarketView, SelectionName } from '../book-view.ts';
import type { BookTexts } from './book-texts.ts';

export type OddsChoice = {
  fixture: FixtureView;
  market: MarketView;
  selection: SelectionName;
  odds: string;
  /** What the selection is called, for instance a team. */
  label: string;
};

export type FixtureList = { element: HTMLElement; show: (view: BookView) => void };

/**
 * The list of matches, or only the one with which the book was opened until the player asks for the
 * rest. Cards are kept and updated, so that none moves under a finger.
 */
export function createFixtureList(
  texts: BookTexts,
  info: BookInfo,
  choose: (choice: OddsChoice) => void,
): FixtureList {
  const list = element('ul', { class: 'fixtures' });
  const cards = new Map<string, FixtureCard>();
  let only = info.opened;
  const narrow = (): void => {
    all.hidden = only === null;
    for (const [id, card] of cards) card.element.hidden = only !== null && id !== only;
  };
  const all = element('button', {
    class: 'all-matches',
    text: texts.allMatches,
    attributes: { type: 'button' },
    on: {
      click: () => {
        only = null;
        narrow();
      },
    },
  });
  return {
    element: element('div', { class: 'fixture-panel', children: [all, list] }),
    show: (view) => {
      for (const [id, card] of cards) {
        if (view.fixtures.some((fixture) => fixture.id === id)) continue;
        card.element.remove();
        cards.delete(id);
      }
      for (const fixture of view.fixtures) {
        let card = cards.get(fixture.id);
        if (card === undefined) {
          card = createCard(fixture, texts, info, choose);
          cards.set(fixture.id, card);
          list.append(card.element);
        }
        card.update(fixture, view.now);
      }
      if (only !== null && !cards.has(only)) only = null;
      narrow();
    },
  };
}

type FixtureCard = { element: HTMLElement; update: (fixture: FixtureView, now: number) => void };

function createCard(
  first: FixtureView,
  texts: BookTexts,
  info: BookInfo,
  choose: (choice: OddsChoice) => void,
): FixtureCard {
  const status = element('p', { class: 'fixture-status' });
  const homeScore = element('strong');
  const awayScore = element('strong');
  const markets = first.markets.map((market) => marketRow(first, market, texts, info, choose));
  const card = element('li', {
    class: 'fixture',
    children: [status, team(first.home, homeScore), team(first.away, awayScore), ...markets],
  });
  return {
    element: card,
    update: (fixture, now) => {
      card.dataset['state'] = fixture.state;
      status.textContent = statusText(fixture, now, texts, info);
      homeScore.textContent = String(fixture.score?.[0] ?? '');
      awayScore.textContent = String(fixture.score?.[1] ?? '');
      for (const button of card.querySelectorAll('button')) {
        button.disabled = fixture.state !== 'open';
      }
    },
  };
}

function statusText(fixture: FixtureView, now: number, texts: BookTexts, info: BookInfo): string {
  switch (fixture.state) {
    case 'open':
      return startText(fixture.startsAt, now, texts);
    case 'playing':
      return texts.clock[info.unit](fixture.clock);
    case 'ended':
      return texts.ended;
  }
}

const hourMs = 3_600_000;
const two = (value: number) => String(value).padStart(2, '0');

/** "Starts in 4:05" within the last hour, else "Wed 25 Nov, 20:15" by the device's clock. */
function startText(startsAt: number, now: number, texts: BookTexts): string {
  const leftMs = startsAt - now;
  return leftMs < hourMs ? texts.startsIn(timeLeft(leftMs)) : startDate(startsAt, texts.dateTag);
}

function startDate(startsAt: number, tag: string): string {
  const at = new Date(startsAt);
  const name = (part: Intl.DateTimeFormatOptions) => at.toLocaleDateString(tag, part);
  const day = `${name({ weekday: 'short' })} ${at.getDate()} ${name({ month: 'short' })}`;
  return `${day}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}

function timeLeft(timeMs: number): string {
  const seconds = Math.max(0, Math.ceil(timeMs / 1000));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function team(name: string, score: HTMLElement): HTMLElement {
  const words = name.split(' ');
  const initials = words
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;
  const crest = element('span', { class: 'crest', text: initials });
  crest.style.setProperty('--crest', String(hue));
  return element('div', {
    class: 'team',
    children: [crest, element('span', { class: 'team-name', text: name }), score],
  });
}

function marketRow(
  fixture: FixtureView,
  market: MarketView,
  texts: BookTexts,
  info: BookInfo,
  choose: (choice: OddsChoice) => void,
): HTMLElement {
  const line = market.line === null ? null : `${market.line}.5`;
  const name = line === null ? null : texts.total(line, texts.counts[info.counts]);
  return element('div', {
    class: `market market-${market.selections.length}`,
    children: [
      name === null ? null : element('p', { class: 'market-name', text: name }),
      ...market.selections.map(({ name: selection, odds }) => {
        const label = selectionLabel(selection, fixture, texts);
        return element('button', {
          class: 'odds',
          attributes: { type: 'button', 'data-selection': selection },
          on: { click: () => choose({ fixture, market, selection, odds, label }) },
          children: [element('span', { text: label }), element('strong', { text: odds })],
        });
      }),
    ],
  });
}

/** "Over", "Draw", or the team's name. */
export function selectionLabel(
  selection: SelectionName,
  teams: { home: string; away: string },
  texts: BookTexts,
): string {
  if (selection === 'home') return teams.home;
  if (selection === 'away') return teams.away;
  return texts.selections[selection];
}
