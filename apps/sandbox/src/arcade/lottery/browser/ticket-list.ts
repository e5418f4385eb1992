import type { BetBoard } from '#arcade/table/browser/bet-board.ts';
import type { PlacedBet } from '#arcade/table/table-view.ts';
import { element } from '#pages/browser/element.ts';
import type { LotteryTexts } from './lottery-texts.ts';

/** The tickets of this round that have no field of their own, confirmed and not yet confirmed. */
export function createTicketList(
  board: BetBoard,
  texts: LotteryTexts,
  describe: (spot: string) => string | null,
): HTMLElement {
  const list = element('ul', { class: 'tickets', attributes: { 'aria-label': texts.tickets } });
  const ticket = (bet: PlacedBet, className: string): HTMLElement[] => {
    const text = describe(bet.spot);
    if (text === null) return [];
    const stake = String(Number.parseInt(bet.stake, 10));
    return [
      element('li', {
        class: className,
        children: [element('span', { text }), element('strong', { text: stake })],
      }),
    ];
  };
  board.onChange(() => {
    list.replaceChildren(
      ...board.bets.placed().flatMap((bet) => ticket(bet, 'ticket-placed')),
      ...board.bets.pending().flatMap((bet) => ticket(bet, 'ticket-pending')),
    );
  });
  return list;
}
