import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { DatabaseUnavailableError } from './sql-error.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-database-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** A port of this machine that nothing listens on. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('opening the database', () => {
  it('uses the embedded one when no address is set', async () => {
    const engine = await openDatabase({ url: '', dataDir: path.join(dataDir, 'new', 'folder') });
    expect(engine.kind).toBe('embedded');
    await engine.close();
  });

  it.each(['localhost', 'mysql://root@localhost/site', 'postgres://user:secret@host', 'postgres:'])(
    'says what to set when the address is %s',
    async (url) => {
      const opening = openDatabase({ url, dataDir });
      await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailableError);
      await expect(opening).rejects.toThrow(
        'Set it to postgres://user:password@host:5432/database',
      );
      await expect(opening).rejects.not.toThrow('secret');
    },
  );

  it('names the server that cannot be reached, without the password', async () => {
    const port = await closedPort();
    const opening = openDatabase({ url: `postgres://me:secret@127.0.0.1:${port}/site`, dataDir });
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await expect(opening).rejects.toThrow(
      `The PostgreSQL server 127.0.0.1:${port}/site cannot be reached`,
    );
    await expect(opening).rejects.toThrow('Check DATABASE_URL');
    await expect(opening).rejects.not.toThrow('secret');
  });

  it('says what to set when the data directory cannot be made', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    const opening = openDatabase({ dataDir: path.join(file, 'inside') });
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await expect(opening).rejects.toThrow('Set DATA_DIR');
  });
});
