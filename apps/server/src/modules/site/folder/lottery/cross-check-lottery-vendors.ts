import {
  isLotteryVendor,
  lotteryVendorCodes,
  playsAs,
  vendorShows,
  type LotteryVendorCode,
} from '@pavilion/domain/lottery/order/lottery-vendor';
import { mistakeAt } from '../mistake-list.ts';
import type { SiteFiles } from '../site-files.ts';
import type { SiteMistake } from '../site-folder-error.ts';
import type { VendorRow } from '../site.ts';
import type { FilePath } from '../yaml-file.ts';

/** What is wrong at a key of a vendor, in words that complete "expected …". */
type Wrong = { path: FilePath; words: string };

/** The keys that say something of the games of a provider. */
const keysOfGames = ['connection', 'connectionProvider', 'topLevel', 'bringsCash'] as const;

const typeOf = { trad: 'LOTT', ent: 'ELOTT' } as const;

const opensLottery = ({ entries }: VendorRow) => entries.some(({ opens }) => opens === 'lottery');

/** A provider of games is somewhere, and has no code that a launch takes for a lottery. */
function gameVendorMistakes(vendor: VendorRow): Wrong[] {
  const { code } = vendor;
  if (isLotteryVendor(code)) {
    return [{ path: ['entries'], words: `opens: lottery, which is what ${code} is launched as` }];
  }
  return (['connection', 'connectionProvider'] as const)
    .filter((key) => vendor[key] === undefined)
    .map((key) => ({ path: [], words: `a ${key}, because the vendor has games` }));
}

function entryMistakes(code: LotteryVendorCode, vendor: VendorRow): Wrong[] {
  return vendor.entries.flatMap(({ gameType, opens, lottoMode }, index) => {
    const path = ['entries', index];
    if (opens !== 'lottery') {
      return [{ path: [...path, 'opens'], words: 'lottery, as the other entries of the vendor' }];
    }
    if (lottoMode === undefined || !playsAs(code, lottoMode)) {
      const words = `a lottoMode in which ${code} is played`;
      return [{ path: lottoMode === undefined ? path : [...path, 'lottoMode'], words }];
    }
    if (gameType === typeOf[lottoMode]) return [];
    const words = `${typeOf[lottoMode]}, in which lotteries of lottoMode ${lottoMode} are`;
    return [{ path: [...path, 'gameType'], words }];
  });
}

function lotteryVendorMistakesOf(vendor: VendorRow, { lotteries }: SiteFiles): Wrong[] {
  const { code } = vendor;
  if (!isLotteryVendor(code)) {
    const words = `one of ${lotteryVendorCodes.join(', ')}, since the vendor opens the lottery`;
    return [{ path: ['code'], words }];
  }
  const keys = keysOfGames
    .filter((key) => vendor[key] !== undefined)
    .map((key) => ({ path: [key], words: 'nothing, since the vendor has no games of its own' }));
  const isEmpty = lotteries.value?.lotteries.every(({ family }) => !vendorShows(code, family));
  const none = { path: [], words: `a lottery in lottery/lotteries.yaml that ${code} shows` };
  return [...keys, ...entryMistakes(code, vendor), ...(isEmpty ? [none] : [])];
}

/** Nobody launches a game at a vendor that opens the lottery. */
function gameMistakes({ games, vendors }: SiteFiles): readonly SiteMistake[] {
  if (!games.value || !vendors.value) return [];
  const codes = new Set(vendors.value.vendors.filter(opensLottery).map(({ code }) => code));
  return games.value.games.flatMap(({ vendor }, index) => {
    if (!codes.has(vendor)) return [];
    const words = `a vendor of games, "${vendor}" opens the lottery`;
    return [mistakeAt(games, ['games', index, 'vendor'], words)];
  });
}

/** Finds vendors that are neither providers of games nor lotteries of the site. */
export function lotteryVendorMistakes(files: SiteFiles): readonly SiteMistake[] {
  const { vendors } = files;
  if (!vendors.value) return [];
  const wrong = vendors.value.vendors.flatMap((vendor, index) => {
    const found = opensLottery(vendor)
      ? lotteryVendorMistakesOf(vendor, files)
      : gameVendorMistakes(vendor);
    return found.map(({ path, words }) => mistakeAt(vendors, ['vendors', index, ...path], words));
  });
  return [...wrong, ...gameMistakes(files)];
}
