import { expect, test } from 'vitest';
import { type Figure, isMet, lineOf } from '#bench/figures.ts';
import { cutAnswers } from './cut-answers.ts';
import { killPostgres } from './killed-postgres.ts';
import { openLoadedSite } from './loaded-site.ts';
import { confusePayments } from './payment-company.ts';

/** A small part of `npm run faults`; kill.system.test.ts kills the server. */
const kills = { kills: 2, bets: 60 };
const commitsInDoubt = 20;
const deposits = 6;

function expectBorne(figures: readonly Figure[]): void {
  for (const figure of figures) console.log(lineOf(figure));
  expect(figures.filter((figure) => !isMet(figure))).toEqual([]);
}

test('V3: a database killed under load loses nothing, and the site recovers', async () => {
  expectBorne(await killPostgres(kills));
});

test('V3: an answer that is cut after the commit moves no money twice', async () => {
  expectBorne(await cutAnswers(commitsInDoubt));
});

test('V3: a payment company that hangs and repeats its webhooks is credited once', async () => {
  const harness = await openLoadedSite({ database: 'postgres' });
  try {
    expectBorne(await confusePayments(harness, deposits));
  } finally {
    await harness.close();
  }
});
