import { copySeededData } from '../../support/seeded-data.mjs';
import { startSiteProcess } from '../../support/site-process.mjs';

export type QuietSite = { url: string; stop: () => Promise<void> };

/** Starts the built site for guests, without companies behind it. */
export async function startQuietSite(settings: Record<string, string> = {}): Promise<QuietSite> {
  const { dataDir, secrets, remove } = await copySeededData();
  const env = { ...secrets, SANDBOX_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn', ...settings };
  const site = await startSiteProcess({ dataDir, env });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      remove();
    },
  };
}
