import { type Figure, isMet, lineOf } from '#bench/figures.ts';
import { databaseNames } from '../vendor/database.ts';
import { cutAnswers } from './cut-answers.ts';
import { fillDisk } from './full-disk.ts';
import { killPostgres } from './killed-postgres.ts';
import { killServer } from './killed-server.ts';
import { type LoadedSite, openLoadedSite } from './loaded-site.ts';
import { confusePayments } from './payment-company.ts';
import { setClockWrong } from './wrong-clock.ts';

const kills = { kills: 20, bets: 10_000 };
const fullDisk = { times: 5, bets: 2000 };
const commitsInDoubt = 1000;
const deposits = 100;
const betsByWrongClocks = 300;

type Fault = { name: string; run: () => Promise<Figure[]> };

/** Runs one fault on a site of its own, and stops the site however the fault ended. */
async function onLoadedSite(
  wanted: Parameters<typeof openLoadedSite>[0],
  breakIt: (harness: LoadedSite) => Promise<Figure[]>,
): Promise<Figure[]> {
  const harness = await openLoadedSite(wanted);
  try {
    return await breakIt(harness);
  } finally {
    await harness.close();
  }
}

const faults: readonly Fault[] = [
  ...databaseNames.map((database) => ({
    name: `server-${database}`,
    run: () => onLoadedSite({ database }, (harness) => killServer(harness, kills)),
  })),
  {
    name: 'clock',
    run: () =>
      onLoadedSite({ database: 'postgres' }, (harness) =>
        setClockWrong(harness, betsByWrongClocks),
      ),
  },
  {
    name: 'payments',
    run: () =>
      onLoadedSite({ database: 'embedded' }, (harness) => confusePayments(harness, deposits)),
  },
  ...databaseNames.map((database) => ({
    name: `disk-${database}`,
    run: () => fillDisk(database, fullDisk),
  })),
  { name: 'database', run: () => killPostgres(kills) },
  { name: 'cut', run: () => cutAnswers(commitsInDoubt) },
];

/** A fault that throws fails the command; the faults after it still run. */
async function tried({ name, run }: Fault): Promise<boolean> {
  try {
    const figures = await run();
    for (const figure of figures) console.log(lineOf(figure));
    return figures.every(isMet);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
    return false;
  }
}

const names = process.argv.slice(2);
const wanted = faults.filter(({ name }) => names.length === 0 || names.includes(name));
if (wanted.length === 0) throw new Error(`There is no fault ${names.join(', ')}.`);
let isAllBorne = true;
for (const fault of wanted) isAllBorne = (await tried(fault)) && isAllBorne;
// A fault that threw may have left servers running, which would keep this process alive.
process.exit(isAllBorne ? 0 : 1);
