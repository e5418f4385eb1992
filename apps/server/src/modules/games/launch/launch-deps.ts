import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { OwnLimits } from '#modules/protection/own-limits.ts';
import type { Site } from '#modules/site/site.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { launchGame as launchGameCall } from '@pavilion/contract/player/launches';
import type { PrizeMode } from '@pavilion/domain/game/plan-launch';
import type { FindPicture, GameCatalogue } from '../catalogue/game-catalogue.ts';
import type { LaunchedLottery, ShelvedLottery } from './launched-lottery.ts';

export type LaunchDependencies = {
  db: Database;
  clock: Clock;
  site: Pick<Site, 'memberTypes'> & {
    brand: Pick<Site['brand'], 'country'>;
    policy: Pick<Site['policy'], 'trial'>;
    protection: Pick<Site['protection'], 'netPosition' | 'elapsedTime'>;
  };
  catalogue: GameCatalogue;
  pictures: FindPicture;
  /** The lotteries of the site that are on. */
  lotteries: readonly LaunchedLottery[];
  /** Those of them under providers of the catalogue that are on. */
  shelf: readonly ShelvedLottery[];
  /** The mode in which the site opens lotteries that can be played in two. */
  prizeMode: () => PrizeMode;
  connections: Readonly<Record<string, GameVendorConnection>>;
  /** The public address of the site, without a slash at the end. */
  publicUrl: string;
  /** The origins from which the connections' games are served. */
  gameOrigins: readonly string[];
  currency: { code: string; digits: number };
  trialCurrency: { code: string };
  beginPlay: OwnLimits['beginPlay'];
  logger?: Pick<Logger, 'warn'>;
  /** Called for every game that was opened. */
  played: (memberId: bigint, gameNode: number) => Promise<void>;
};

export type LaunchInput = ParsedInputOf<typeof launchGameCall>;
export type LaunchResponse = ResponseOf<typeof launchGameCall>;
