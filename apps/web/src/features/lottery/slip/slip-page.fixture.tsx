import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useMoneyDigits } from '#features/wallet/money-format.ts';
import { mountPart } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { moneyOf, prizeModeOf, type PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import type { Family } from '@pavilion/domain/lottery/play';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { nearAnswer } from '../lottery-answers.fixture.ts';
import { useNear, type Lottery } from '../lottery.queries.ts';
import { openRoom, seriesAnswer } from '../room-answers.fixture.ts';
import { roomGroups } from '../room/groups.ts';
import { usePlayMenus, useSeries, useSetting } from '../room/room.queries.ts';
import type { Room } from '../room/room.ts';
import type { NewLine } from './line.ts';
import { Slip, type SlipAsked } from './Slip.tsx';
import { lotteryKeys } from './tab-keys.ts';

type OfRoom = { lottery: Lottery; family: Family<unknown>; mode: PrizeMode };

/** The room of a lottery, as its betting page makes it. */
function useTestRoom({ lottery, family, mode }: OfRoom): Room | null {
  const { gameId } = lottery;
  const near = useNear({ gameId, station: undefined }).data;
  const setting = useSetting(gameId).data;
  const menu = usePlayMenus(gameId).data?.find((one) => one.prizeModeId === mode.prizeModeId);
  const own = useSeries().data?.[0]?.maxBetSeries ?? 1940;
  const digits = useMoneyDigits();
  const money = moneyOf(mode, family.code);
  if (!near || !setting || !menu || money === null) return null;
  const current = near.answer.currentNumero;
  const draw =
    current === null || near.closesAtMs === null || near.answer.paused
      ? null
      : { numero: current.numero, closesAtMs: near.closesAtMs, yearAnimal: current.yearAnimal };
  return {
    lottery,
    family,
    mode,
    money,
    groups: roomGroups(menu, family),
    setting,
    series: money === 'slider' ? { least: 1700, own } : null,
    digits,
    near,
    draw,
  };
}

type SlipPageProps = OfRoom & { lines: readonly NewLine[]; placed: () => void };

/** A page with two buttons: one opens the cart, one bets on the lines alone. */
function SlipPage({ lines, placed, ...given }: SlipPageProps) {
  const room = useTestRoom(given);
  const [asked, setAsked] = useState<SlipAsked | null>(null);
  if (room === null) return null;
  return (
    <main>
      <h1>{given.lottery.remark}</h1>
      <button
        type="button"
        style={{ minHeight: 48, minWidth: 120 }}
        onClick={() => setAsked({ kind: 'cart' })}
      >
        Show cart
      </button>
      <button
        type="button"
        style={{ minHeight: 48, minWidth: 120 }}
        onClick={() => setAsked({ kind: 'bet', lines, placed })}
      >
        Bet alone
      </button>
      <Slip room={room} asked={asked} onClose={() => setAsked(null)} />
    </main>
  );
}

const price = { modeId: 1, multiple: 1, series: 1950 } as const;
/** Golden case S1. */
export const s1: NewLine = { playId: 21, balls: '7_05_58', row: null, price };
export const onePlace: NewLine = { playId: 14, balls: '5', row: 4, price };

const lottery = (code: string, family: string) => ({
  gameId: 1001,
  code,
  remark: 'Minute Five',
  playTypes: ['ent' as const],
  paused: false,
  family,
});

export const numeros = Array.from({ length: 60 }, (_, at) => `20261124-0${731 + at}`);
export const chaseNumeros = (list = numeros) => ({
  maxChaseCount: 120,
  chaseNumeros: list.map((numero, at) => ({
    numero,
    remainTime: 30_000 + at * 60_000,
    drawsAt: '2026-11-24T04:11:00.000Z',
  })),
});

export const placed = (given: object = {}) => ({
  orderMasterId: '0b5e1a0e-6a4f-4e5c-9d3f-0a1b2c3d4e5f',
  orderNumber: 'L20261124ABCDEFGHJKMN',
  numero: '20261124-0731',
  totalBettingAmount: '8.00',
  commit: 'c0'.repeat(32),
  balance: '1242.50',
  ...given,
});

type Given = {
  lines?: readonly NewLine[];
  family?: Family<unknown>;
  modeId?: number;
  session?: 'member' | 'trial' | 'excluded' | null;
  language?: 'EN' | 'TY';
  theme?: 'dark' | 'light';
  setting?: Parameters<typeof openRoom>[1];
};

export const onPlaced = vi.fn();

function fillCart(lines: readonly NewLine[], prizeModeId: number): void {
  const kept = lines.map((line, at) => ({ ...line, key: `line-${at}` }));
  const cart = { gameCode: 'PVSSC1', prizeModeId, lines: kept };
  sessionStorage.setItem(lotteryKeys.cart, JSON.stringify(cart));
}

export async function mountSlip(given: Given = {}): Promise<void> {
  const { lines = [s1], family = ssc, modeId = 1, session = 'member', setting, ...look } = given;
  onPlaced.mockClear();
  openRoom(family, setting);
  site.answers({
    lottery: {
      placeOrder: placed(),
      placeBets: placed(),
      listChaseNumeros: chaseNumeros(),
      listSeries: seriesAnswer(family.code),
    },
  });
  const mode = prizeModeOf(modeId);
  if (mode === null) throw new Error('no such mode');
  await mountPart(
    <SlipPage
      lottery={lottery('PVSSC1', family.code)}
      family={family}
      mode={mode}
      lines={lines}
      placed={onPlaced}
    />,
    { ...look, ...(session !== null && { session }) },
  );
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const dialog = (name: string) => page.getByRole('dialog', { name });
export const rows = () => site.calls('lottery', 'placeOrder').map(({ sent }) => sent);
export const bets = () => site.calls('lottery', 'placeBets').map(({ sent }) => sent);
export const keys = () => rows().map((sent) => sent['requestKey']);

export async function betAlone(given: Given = {}): Promise<void> {
  await mountSlip(given);
  await button('Bet alone').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

export async function openCart(lines: readonly NewLine[], given: Given = {}): Promise<void> {
  fillCart(lines, given.modeId ?? 1);
  await mountSlip(given);
  await button('Show cart').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

export const next = (numero: string, closesIn = 50) => {
  const answer = nearAnswer(closesIn);
  const current = answer.currentNumero && { ...answer.currentNumero, numero };
  return { ...answer, currentNumero: current };
};

export const lo2: NewLine = { playId: 5700, balls: '24-68', row: null, price: { amount: '1.00' } };
