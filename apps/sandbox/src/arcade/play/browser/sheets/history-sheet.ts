import { element } from '#pages/browser/element.ts';
import type { PlayedRound } from '../../play-state.ts';
import type { AmountFormat } from '../amount.ts';
import type { PlayApi } from '../play-api.ts';
import type { FrameTexts } from '../texts.ts';
import { openSheet } from './sheet.ts';

/** Shows the rounds of this seat, newest first. */
export async function openHistory(
  api: PlayApi,
  texts: FrameTexts,
  amounts: AmountFormat,
): Promise<void> {
  const rounds = await api.history();
  openSheet({
    title: texts.history,
    closeLabel: texts.close,
    content: [historyContent(rounds, texts, amounts)],
  });
}

function historyContent(
  rounds: readonly PlayedRound[] | null,
  texts: FrameTexts,
  amounts: AmountFormat,
): HTMLElement {
  if (rounds === null) return element('p', { class: 'sheet-note', text: texts.historyFailed });
  if (rounds.length === 0) return element('p', { class: 'sheet-note', text: texts.noHistory });
  return element('ol', {
    class: 'history',
    children: rounds.map((round) => historyRow(round, texts, amounts)),
  });
}

function historyRow(round: PlayedRound, texts: FrameTexts, amounts: AmountFormat): HTMLElement {
  const won = amounts.toMinor(round.win) > 0n;
  const time = new Date(round.at).toLocaleTimeString('en-PH', { hour12: false });
  return element('li', {
    children: [
      element('time', { text: time, attributes: { datetime: round.at } }),
      element('span', { class: 'history-outcome', text: round.outcome }),
      element('span', {
        class: 'history-stake',
        text: `${texts.stake} ${amounts.format(round.stake)}`,
      }),
      element('strong', {
        class: won ? 'history-win' : 'history-none',
        text: round.settled ? amounts.format(round.win) : texts.open,
      }),
    ],
  });
}
