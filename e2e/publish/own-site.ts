import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { drawSecrets, startSiteProcess } from '../../tools/site-process.mjs';

const offset = Number(process.env['E2E_PORT_OFFSET'] ?? 0);

export type OwnSite = {
  url: string;
  /** A call of the operator; answers with its value. */
  operate: (method: 'PUT' | 'POST', path: string, body: object) => Promise<unknown>;
  stop: () => Promise<void>;
};

/** A site that nobody else reads, so that what is published disturbs no other story. */
export async function startOwnSite(firstPort: number): Promise<OwnSite> {
  const port = firstPort + offset;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pavilion-publish-'));
  const secrets = drawSecrets();
  const env = { ...secrets, SANDBOX_URL: `http://127.0.0.1:${port + 100}`, LOG_LEVEL: 'warn' };
  const site = await startSiteProcess({ port, dataDir, env });

  async function operate(method: string, where: string, body: object): Promise<unknown> {
    const response = await fetch(site.url + where, {
      method,
      headers: {
        authorization: secrets.OPERATOR_TOKEN,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ requestKey: randomUUID(), version: 0, ...body }),
    });
    const answer = (await response.json()) as { value: unknown };
    expect(response.status, `${where}: ${JSON.stringify(answer)}`).toBe(200);
    return answer.value;
  }

  async function stop(): Promise<void> {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { url: site.url, operate, stop };
}
