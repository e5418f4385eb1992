import { ownValue } from '#kit/own-value.ts';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { bettingModes, unitOfMode, type ModeId } from '@pavilion/domain/lottery/price/line-money';
import { ownSeries, seriesRange } from '@pavilion/domain/lottery/price/series';
import type { Room, Setting } from '../room/room.ts';

/** What the member set for bets; the tab keeps it from play to play. */
type Choice = Readonly<{
  modeId: number;
  /** The multiple as it was typed. */
  times: string;
  /** Null until the slider was moved: it then stands at the own series. */
  series: number | null;
  showsHits: boolean;
}>;

const choice = ownValue<Choice>({ modeId: 1, times: '1', series: null, showsHits: false });

export function choosePrice(changed: Partial<Choice>): void {
  choice.set({ ...choice.get(), ...changed });
}

/** The unit with what a bet costs in it, in minor units. */
export type Unit = Readonly<{ modeId: ModeId; betMinor: bigint }>;

/** The units that the lottery takes and for which the currency has coins. */
export function unitsOf({
  setting,
  digits,
}: Readonly<{ setting: Pick<Setting, 'bettingModes'>; digits: number }>): Unit[] {
  return setting.bettingModes.flatMap(({ bettingModeId }) => {
    const modeId = bettingModes.find((mode) => mode.modeId === bettingModeId)?.modeId;
    const betMinor = modeId === undefined ? null : unitOfMode(modeId, 1, digits);
    return modeId === undefined || betMinor === null ? [] : [{ modeId, betMinor }];
  });
}

const whole = /^\d{1,9}$/;

/** The multiple that a text names, or null where it is no whole number in the range. */
export function multipleOf(text: string, most: number): number | null {
  const multiple = whole.test(text.trim()) ? Number(text) : 0;
  return multiple >= 1 && multiple <= most ? multiple : null;
}

export type PadPrice = Readonly<{
  units: readonly Unit[];
  unit: Unit;
  times: string;
  /** Null where what was typed is none. */
  multiple: number | null;
  series: number;
  own: number;
  showsHits: boolean;
}>;

/** What was set, as far as the room takes it. */
export function usePadPrice(room: Room): PadPrice {
  const { modeId, times, series, showsHits } = useSharedValue(choice);
  const units = unitsOf(room);
  const unit = units.find((one) => one.modeId === modeId) ?? units[0];
  const own = room.series?.own ?? ownSeries(0);
  return {
    units,
    unit: unit ?? { modeId: 1, betMinor: 0n },
    times,
    multiple: multipleOf(times, room.setting.betMultipleMax),
    series: Math.max(seriesRange.least, Math.min(series ?? own, own)),
    own,
    showsHits,
  };
}
