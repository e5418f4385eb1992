import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { giveFiles } from '#testing/give-files.ts';
import { mountPart, mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { launchedPrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import type { Family, Play } from '@pavilion/domain/lottery/play';
import { bettingModes } from '@pavilion/domain/lottery/price/line-money';
import { parseBalls } from '@pavilion/domain/lottery/slip/balls-text';
import { formatSlip } from '@pavilion/domain/lottery/slip/slip-text';
import { nearAnswer } from '../lottery-answers.fixture.ts';
import type { HotGap, Lottery } from '../lottery.queries.ts';
import { openRoom, playMenusOf, settingAnswer } from '../room-answers.fixture.ts';
import type { BoardProps } from '../room/board.ts';
import { roomGroups } from '../room/groups.ts';
import type { Room } from '../room/room.ts';
import { readCart } from '../slip/cart.ts';
import type { NewLine } from '../slip/line.ts';
import { lotteryKeys } from '../slip/tab-keys.ts';
import { PadBoard } from './PadBoard.tsx';

type AnyFamily = Family<unknown>;

const main = page.getByRole('main');

export const button = (name: string) => main.getByRole('button', { name, exact: true });

export async function press(...names: readonly string[]): Promise<void> {
  for (const name of names) await button(name).click();
}

function playOf({ plays, code: family }: AnyFamily, code: string): Play<unknown> {
  const play = plays.find((one) => one.code === code);
  if (!play) throw new Error(`${family} has no play ${code}`);
  return play;
}

type Given = Parameters<typeof mountScreen>[1] & {
  setting?: Parameters<typeof openRoom>[1];
};

/** Opens the betting page of the one lottery of a family, with a play chosen. */
export async function openPad(family: AnyFamily, code: string, given: Given = {}): Promise<void> {
  const { setting, ...mounted } = given;
  openRoom(family, setting);
  const game = { gameId: 1001, code: 'ROWS', remark: 'Rows', paused: false };
  const games = [{ ...game, playTypes: ['trad' as const] }];
  site.answers({
    lottery: { listLotteries: [{ gameGroupId: 1, code: family.code, remark: 'Rows', games }] },
  });
  const choices = JSON.stringify({ 'ROWS 1': playOf(family, code).playId });
  sessionStorage.setItem(lotteryKeys.choices, choices);
  await mountScreen('/m/lottery?gameCode=ROWS&playType=trad', { session: 'member', ...mounted });
  await expect.element(main.getByRole('slider')).toBeInTheDocument();
}

function modeOf(modeId: number) {
  const mode = bettingModes.find((one) => one.modeId === modeId);
  if (!mode) throw new Error(`no mode ${modeId}`);
  return mode.modeId;
}

/** Hits and gaps of balls 0 to 11, then of big, small, odd and even. */
const hot = [10, 9, 15, 8, 10, 11, 9, 10, 9, 9, 0, 0, 48, 52, 53, 47];
const gap = [3, 31, 0, 7, 2, 4, 9, 11, 1, 5, 100, 100, 1, 0, 2, 0];

/** What is counted of one position. */
export const hotGapOf = (place: string): HotGap => ({
  hot: { [place]: hot },
  gap: { [place]: gap },
});

/** Types within the page, so that what follows at once is seen. */
export function typeAtOnce(text: string): void {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no field for numbers');
  // React sees only what was set past its own setter.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Chooses a file of numbers. */
export function giveFile(file: File): void {
  const input = document.querySelector<HTMLInputElement>('main input[type="file"]');
  if (!input) throw new Error('no field for a file');
  giveFiles(input, file);
}

/** Lines as the slip of an order. */
export function slipOf(family: AnyFamily, lines: readonly NewLine[] = []): string {
  return formatSlip(
    lines.map(({ playId, balls, row, price }) => {
      const play = family.plays.find((one) => one.playId === playId);
      const selection = play && parseBalls(play, balls, row);
      if (!play || !selection || !('modeId' in price)) throw new Error(`no line: ${balls}`);
      return { play, selection, ...price, modeId: modeOf(price.modeId) };
    }),
  );
}

/** What is in the cart, as the slip of an order. */
export const cartSlip = (family: AnyFamily) => slipOf(family, readCart()?.lines);

function roomOf(family: AnyFamily): Room {
  const mode = launchedPrizeMode('lottery');
  const menu = playMenusOf(family).find(({ prizeModeId }) => prizeModeId === 1);
  if (!mode || !menu) throw new Error(`${family.code} has no rows of numbers`);
  const lottery: Lottery = {
    gameId: 1001,
    code: 'ROWS',
    remark: 'Rows',
    playTypes: ['trad'],
    paused: false,
    family: family.code,
  };
  const closesAtMs = Date.now() + 30_000;
  return {
    lottery,
    family,
    mode,
    money: 'slider',
    groups: roomGroups(menu, family),
    setting: settingAnswer(),
    series: { least: 1700, own: 1956 },
    digits: 2,
    near: { answer: nearAnswer(), closesAtMs, awaitedAtMs: null, pauseMs: 0 },
    draw: { numero: '20261124-0731', closesAtMs, yearAnimal: 6 },
  };
}

/** Draws the board of the first play of a family alone, beside a cart that is full. */
export async function drawPad(family: AnyFamily, onBet: BoardProps['onBet']): Promise<void> {
  const room = roomOf(family);
  const [group] = room.groups;
  const chosen = group?.parts[0]?.plays[0];
  if (!group || !chosen) throw new Error(`${family.code} has no plays`);
  await mountPart(
    <main>
      <PadBoard
        room={room}
        group={group}
        chosen={chosen}
        cart={{ lines: 100, open: () => undefined }}
        onAdd={() => undefined}
        onBet={onBet}
      />
    </main>,
  );
}
