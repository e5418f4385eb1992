import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Signals } from '#kit/signals.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { setStatus } from '@pavilion/contract/operator/site';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { isRestricted } from '@pavilion/domain/site/region-rule';
import {
  closedCode,
  systemStatus,
  systemStatusNumber,
  type ClosedCode,
} from '@pavilion/domain/site/system-status';
import type { Site } from '../folder/site.ts';
import { findStatus, writeStatus, type StatusRow } from './system-status.store.ts';

export type StatusDependencies = {
  site: Pick<Site, 'status'>;
  db: Database;
  signals: Pick<Signals, 'publishIn' | 'listen'>;
  clock: Clock;
};

/** Read again after this time, in case a signal was lost. */
const keptMs = 5000;

type Kept = { row: Promise<StatusRow | null>; untilMs: number };

type Folder = Pick<Site, 'status'>;

/** The caller: somebody from a country, from an unknown country, or the operator who sets it. */
type Asking = { country: string | null } | 'operator';

/** Operators see the switch itself, others whether it restricts their country. */
function restrictionOf({ status: folder }: Folder, row: StatusRow | null, asking: Asking): boolean {
  const on = row?.region_restriction ?? folder.regionRestriction.on;
  if (asking === 'operator') return on;
  return isRestricted({ ...folder.regionRestriction, on }, asking.country);
}

/** The named state is derived here only (decision D1). */
function shown(site: Folder, row: StatusRow | null, asking: Asking) {
  const { status: folder } = site;
  const maintenance = row?.maintenance ?? folder.maintenance.on;
  const regionRestriction = restrictionOf(site, row, asking);
  const state = systemStatus({ maintenance, regionRestriction });
  const infos = {
    normal: { EN: '', TY: '' },
    maintenance: row?.maintenance_info ?? folder.maintenance.info,
    restricted: row?.region_info ?? folder.regionRestriction.info,
  };
  return {
    state,
    info: infos[state],
    record: {
      status: systemStatusNumber(state),
      maintenance,
      maintenanceEndsAt: row?.maintenance_ends_at?.toISOString() ?? null,
      regionRestriction,
    },
  };
}

/** Whether the site is open: the status that an operator set last, else the site folder's. */
export function createSystemStatus({ site, db, signals, clock }: StatusDependencies) {
  let kept: Kept | null = null;
  let last: { row: StatusRow | null; isChanged: boolean } | null = null;

  // A signal of a change, and every signal that may have been missed, drops the cached status.
  function forget(): void {
    kept = null;
    if (last) last.isChanged = true;
  }
  signals.listen((signal) => {
    if (signal === null || signal.kind === 'status') forget();
  });

  function current(): Promise<StatusRow | null> {
    const nowMs = clock().getTime();
    if (kept && nowMs < kept.untilMs) return kept.row;
    const mine: Kept = { row: findStatus(db), untilMs: nowMs + keptMs };
    kept = mine;
    mine.row.then(
      (row) => {
        if (kept === mine) last = { row, isChanged: false };
        else last ??= { row, isChanged: true };
      },
      () => {
        if (kept === mine) kept = null;
      },
    );
    return mine.row;
  }

  /** Calls wait for the database only after a change, and never fail once it was read. */
  async function remembered(): Promise<StatusRow | null> {
    const reading = current();
    if (last && !last.isChanged) return last.row;
    return reading.catch((error: unknown) => {
      if (last) return last.row;
      throw error;
    });
  }

  return {
    async read(language: Language, country: string | null) {
      const { info, record } = shown(site, await current(), { country });
      return { info: inLanguage(info, language), ...record };
    },
    /** The reason why calls from a country are refused now; null while the site is open to them. */
    async closedTo(country: string | null): Promise<ClosedCode | null> {
      return closedCode(shown(site, await remembered(), { country }).state);
    },
    async write({ maintenance, regionRestriction }: ParsedInputOf<typeof setStatus>) {
      const row: StatusRow = {
        maintenance: maintenance.on,
        maintenance_ends_at: maintenance.endsAt === null ? null : new Date(maintenance.endsAt),
        maintenance_info: maintenance.info,
        region_restriction: regionRestriction.on,
        region_info: regionRestriction.info,
        changed_at: clock(),
      };
      await db.transaction().execute(async (transaction) => {
        await writeStatus(transaction, row);
        await signals.publishIn(transaction, { kind: 'status', memberId: null });
      });
      forget();
      return shown(site, row, 'operator').record;
    },
  };
}
