import {
  launchedPrizeMode,
  moneyOf,
  prizeModeOf,
  type PrizeMode,
} from '@pavilion/domain/lottery/order/prize-mode';
import type { FamilyCode, PlayType } from '@pavilion/domain/lottery/play';

const modes = [3, 1, 4].flatMap((id) => prizeModeOf(id) ?? []);

/** The modes that show a family, electronic first as the site's prize mode is. */
export const modesOf = (family: FamilyCode): PrizeMode[] =>
  modes.filter((mode) => moneyOf(mode, family) !== null);

function named(prizeMode: string | null): PrizeMode | null {
  const isName = modes.some((mode) => mode.launchedAs === prizeMode);
  return isName ? launchedPrizeMode(prizeMode as PrizeMode['launchedAs']) : null;
}

const ofPlayType = (playType: string | null) =>
  modes.find((mode) => mode.playType === playType && mode.name !== 'SEA') ?? null;

/** The mode that an address names by `prizeMode` or `playType`; null where it names none. */
export function modeInAddress(query: URLSearchParams): PrizeMode | null {
  return named(query.get('prizeMode')) ?? ofPlayType(query.get('playType'));
}

/** The mode in which a family is shown: the wanted one, if it shows the family. */
export function modeFor(family: FamilyCode, wanted: PrizeMode | null): PrizeMode | null {
  const shown = modesOf(family);
  return shown.find((mode) => mode === wanted) ?? shown[0] ?? null;
}

/** What the address of a page in the mode says. */
export function addressOfMode(mode: PrizeMode): { prizeMode?: string; playType?: PlayType } {
  return mode.name === 'SEA' ? { prizeMode: 'SEA' } : { playType: mode.playType };
}
