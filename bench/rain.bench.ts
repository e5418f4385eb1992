import { benchBothDatabases, isShort, type OnDatabase, type Sizes } from './both-databases.ts';
import { judgeClaims, measureClaims } from './rain/claims.ts';
import { measureMemory } from './rain/memory.ts';
import { measurePages } from './rain/pages.ts';
import { openBenchSite } from './site/bench-site.ts';

const waves = 60;

/** How many sessions claim. */
const sizes: Sizes<number> = {
  PostgreSQL: isShort ? 500 : 10_000,
  embedded: isShort ? 200 : 2000,
};

async function measureRain(on: OnDatabase<number>): Promise<void> {
  const { name, url, size: sessions, print, part } = on;
  const isEmbedded = url === '';
  const site = await openBenchSite(url, { count: sessions, waves });
  try {
    // The limits were set for PostgreSQL.
    const slower = isEmbedded ? null : on.slower;
    const bench = { name, site, sessions, isShort, slower, print };
    await part(() => measureClaims(bench));
    await part(() => judgeClaims(bench, isEmbedded));
    if (isEmbedded) return;
    await part(() => measurePages(bench));
    await part(() => measureMemory(bench));
  } finally {
    await site.stop();
  }
}

await benchBothDatabases(sizes, measureRain);
