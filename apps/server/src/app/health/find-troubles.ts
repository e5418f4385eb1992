import type { SqlEngine } from '#db/sql-engine.ts';
import type { SlotReading } from '#kit/limits/slots.ts';

const databaseWithinMs = 5000;

async function isReachable(engine: Pick<SqlEngine, 'query'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), databaseWithinMs);
  });
  try {
    return await Promise.race([late, engine.query('select 1').then(() => true)]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

type Watched = {
  engine: Pick<SqlEngine, 'query'>;
  /** Whether the disk of the data folder has enough free space. */
  hasRoom: () => Promise<boolean>;
  slotReadings: () => readonly SlotReading[];
};

/** Reasons why the process cannot serve people; empty when it is ready. */
export async function findTroubles({ engine, hasRoom, slotReadings }: Watched): Promise<string[]> {
  const still = slotReadings().filter(({ standsStill }) => standsStill);
  const [isThere, fits] = await Promise.all([isReachable(engine), hasRoom()]);
  return [
    ...(isThere ? [] : ['the database does not answer']),
    ...(fits ? [] : ['the disk is full']),
    ...still.map(({ name }) => `${name} stand still`),
  ];
}
