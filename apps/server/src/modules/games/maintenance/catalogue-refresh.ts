import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { Signals } from '#kit/signals.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { GameVendorConnection, VendorGame } from '#ports/game-vendor.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { gameSubject, vendorSubject, type GameCatalogue } from '../catalogue/game-catalogue.ts';
import { deleteClosed, insertClosed, listClosed, type Closed } from './maintenance.store.ts';

export type RefreshDependencies = {
  db: Database;
  clock: Clock;
  catalogue: GameCatalogue;
  connections: Readonly<Record<string, GameVendorConnection>>;
  signals: Pick<Signals, 'publishIn' | 'listen'>;
  logger: Pick<Logger, 'warn'>;
  /** Called after every change of what can be played. */
  onChange: () => void;
};

type Listing = { games: ReadonlyMap<string, VendorGame>; readAt: Date | null; failure: string };

const catalogueEveryMs = 5 * 60_000;
/** The longest that a process that missed a signal still offers a closed game. */
const closedEveryMs = 30_000;
const notOfferedMax = 200;

/** A failure, or a catalogue without a single game, keeps the last good one. */
async function readListing(
  connection: GameVendorConnection,
  before: Listing,
  clock: Clock,
): Promise<Listing> {
  const answer = await connection.catalogue();
  if (!answer.done) {
    const { kind, detail } = answer.failure;
    return { ...before, failure: `${kind}: ${detail}` };
  }
  if (answer.value.length === 0) return { ...before, failure: 'no games' };
  const games = new Map(answer.value.map((game) => [game.vendorGame, game]));
  return { games, readAt: clock(), failure: '' };
}

function standingOf(
  catalogue: GameCatalogue,
  connection: string,
  { games, readAt, failure }: Listing,
) {
  return {
    connection,
    games: games.size,
    readAt: readAt?.toISOString() ?? null,
    failure,
    notOffered: [...games.keys()]
      .filter((name) => catalogue.byVendorGame(connection, name) === undefined)
      .slice(0, notOfferedMax),
  };
}

/** Keeps availability up to date with the vendors' catalogues and the operators' closings. */
export function createCatalogueRefresh(deps: RefreshDependencies) {
  const { db, clock, catalogue, connections, signals, logger } = deps;
  const listings = new Map<string, Listing>();
  let closed: readonly Closed[] = [];

  function apply(): void {
    const read = [...listings].filter(([, { readAt }]) => readAt !== null);
    catalogue.refresh({
      closed: new Set(closed.map(({ subject }) => subject)),
      listings: new Map(read.map(([id, { games }]) => [id, games])),
    });
    deps.onChange();
  }

  async function readClosed(): Promise<void> {
    closed = await listClosed(db);
    apply();
  }

  async function readCatalogues(): Promise<void> {
    for (const [id, connection] of Object.entries(connections)) {
      const before = listings.get(id) ?? { games: new Map(), readAt: null, failure: '' };
      const listing = await readListing(connection, before, clock);
      listings.set(id, listing);
      if (listing.failure === '') continue;
      logger.warn(
        { connection: id, failure: listing.failure },
        'reading a vendor catalogue failed',
      );
    }
    apply();
  }

  function subjectOf({ nodeId, vassalage }: { nodeId?: number; vassalage?: string }): string {
    const known = nodeId === undefined || catalogue.byNode(nodeId) !== undefined;
    const knownVendor = vassalage === undefined || catalogue.hasVendor(vassalage);
    if (!known || !knownVendor) throw new ApiError('game.not.found');
    return nodeId === undefined ? vendorSubject(vassalage ?? '') : gameSubject(nodeId);
  }

  const operatorHandlers: Pick<
    Handlers<OperatorEndpoints['games']>,
    'setGameMaintenance' | 'listGameMaintenance'
  > = {
    setGameMaintenance: async ({ nodeId, vassalage, on, note }) => {
      const subject = subjectOf({
        ...(nodeId !== undefined && { nodeId }),
        ...(vassalage !== undefined && { vassalage }),
      });
      await db.transaction().execute(async (transaction) => {
        if (on) await insertClosed(transaction, { subject, note, since: clock() });
        else await deleteClosed(transaction, subject);
        await signals.publishIn(transaction, { kind: 'games', memberId: null });
      });
      await readClosed();
      return {};
    },
    listGameMaintenance: async () => ({
      closed: (await listClosed(db)).map((one) => ({ ...one, since: one.since.toISOString() })),
      catalogues: [...listings].map(([id, listing]) => standingOf(catalogue, id, listing)),
    }),
  };

  signals.listen((signal) => {
    if (signal !== null && signal.kind !== 'games') return;
    readClosed().catch((error: unknown) =>
      logger.warn({ err: error }, 'reading the closed games failed'),
    );
  });
  const jobs: RepeatingJob[] = [
    { name: 'read closed games', everyMs: closedEveryMs, firstMs: 0, run: readClosed },
    { name: 'read vendor catalogues', everyMs: catalogueEveryMs, firstMs: 0, run: readCatalogues },
  ];
  return { operatorHandlers, jobs };
}
