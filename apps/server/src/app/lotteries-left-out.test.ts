import { expect, onTestFinished, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { createTestSite } from '#testing/test-site.ts';

type Line = { lottery?: string; msg: string };

test('a start in production names the lotteries that it leaves out', async () => {
  const site = await createTestSite(anyDatabase(), { deps: { production: true } });
  onTestFinished(() => site.close());
  await site.modules.prepare();
  const lines = site.logged.map((line) => JSON.parse(line) as Line);
  const named = lines.flatMap(({ lottery, msg }) => (lottery ? [`${lottery}: ${msg}`] : []));
  const noLicence = 'a lottery is off: it needs licenceReference, the licence that allows it';
  const outside = ['XSMB', 'XSMT', 'XSMN', 'THGL', 'LAOS', 'HANOI', 'MY4D', 'PH3D', 'PH2D'];
  expect(named).toEqual(expect.arrayContaining(outside.map((code) => `${code}: ${noLicence}`)));
});
