import { randomnessBeaconSuite } from '../suites/randomness-beacon.suite.ts';
import { createFakeBeacon } from './randomness-beacon.fake.ts';

randomnessBeaconSuite('the fake for tests', async () => {
  const now = () => new Date('2026-11-24T04:11:00Z');
  const { beacon } = createFakeBeacon(now);
  const down = createFakeBeacon(now);
  down.state.isDown = true;
  return { beacon, unreachable: down.beacon, now, close: async () => {} };
});
