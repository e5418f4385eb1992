import { fdatasyncSync, fsyncSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableFileSystem } from './durable-file-system.ts';
import { Maintenance } from './maintenance.ts';
import { durableStartParameters, volatileStartParameters } from './start-parameters.ts';
import type {
  EmbeddedStatistics,
  WorkerAnswer,
  WorkerRequest,
  WorkerStart,
} from './worker-protocol.ts';
import { WorkerSession } from './worker-session.ts';

// The thread that runs the embedded database. It receives messages of the PostgreSQL protocol as
// bytes and sends the answers.

const stoppedExitCode = 70;
const start = workerData as WorkerStart;
const statistics: EmbeddedStatistics = { dataSyncs: 0, fileSyncs: 0 };

function answer(message: WorkerAnswer): void {
  const transfer = message instanceof Uint8Array ? [message.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(message, transfer);
}

let crashReason = '';

/** Keeps the reason for a crash, which the database writes to standard error; prints nothing. */
function keepCrashReason(line: string): boolean {
  const words = /\b(?:FATAL|PANIC|DETAIL): +(.*)/.exec(line)?.[1];
  if (words !== undefined) crashReason = crashReason === '' ? words : `${crashReason}. ${words}`;
  return false;
}

function postFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  answer({ kind: 'failed', message: crashReason === '' ? message : crashReason });
}

/** Stops without further answers: a statement without an answer counts as not done. */
function stop(error: unknown = new Error('it stopped itself')): never {
  postFailure(error);
  process.exit(stoppedExitCode);
}

function countedFileSystem(directory: string): DurableFileSystem {
  return new DurableFileSystem(directory, () => stop(), {
    everything: (descriptor) => {
      statistics.fileSyncs++;
      fsyncSync(descriptor);
    },
    dataOnly: (descriptor) => {
      statistics.dataSyncs++;
      fdatasyncSync(descriptor);
    },
  });
}

async function openDatabase(): Promise<PGlite> {
  const common = {
    onStderr: keepCrashReason,
    ...(start.archive === undefined
      ? {}
      : { loadDataDir: new Blob([readFileSync(start.archive)]) }),
  };
  if (start.directory === undefined) {
    return PGlite.create({ ...common, startParams: volatileStartParameters });
  }
  if (start.task === 'create') {
    const fs = new NodeFS(start.directory);
    return PGlite.create({ ...common, fs, startParams: volatileStartParameters });
  }
  const fs = countedFileSystem(start.directory);
  return PGlite.create({ ...common, fs, startParams: durableStartParameters });
}

/** Drops the template databases, which would hold back the reuse of transaction numbers. */
function dropTemplates(session: WorkerSession): void {
  session.query('update pg_database set datistemplate = false');
  session.query('drop database template0');
  session.query('drop database template1');
}

async function handle(
  database: PGlite,
  session: WorkerSession,
  maintenance: Maintenance | undefined,
  request: Exclude<WorkerRequest, Uint8Array>,
): Promise<void> {
  switch (request) {
    case 'statistics':
      answer({ kind: 'statistics', statistics });
      break;
    case 'dump': {
      session.query('checkpoint');
      const archive = await database.dumpDataDir('none');
      answer({ kind: 'dump', archive: new Uint8Array(await archive.arrayBuffer()) });
      break;
    }
    case 'close':
      maintenance?.stop();
      await database.close();
      answer({ kind: 'closed' });
      parentPort?.close();
      break;
  }
}

async function run(): Promise<void> {
  const database = await openDatabase();
  const session = new WorkerSession(database, stop);
  const isNew = start.archive === undefined && (start.task === 'create' || !start.directory);
  if (isNew) dropTemplates(session);
  if (start.task === 'create') {
    await database.close();
    answer({ kind: 'closed' });
    return;
  }
  const maintenance = start.directory === undefined ? undefined : new Maintenance(session);
  parentPort?.on('message', (request: WorkerRequest) => {
    if (request instanceof Uint8Array) answer(session.run(request));
    else void handle(database, session, maintenance, request);
  });
  answer({ kind: 'ready' });
}

try {
  await run();
} catch (error) {
  postFailure(error);
}
