/** The start options of the database's thread. */
export type WorkerStart = {
  /** The data folder; undefined: in memory, lost when the thread ends. */
  directory: string | undefined;
  /** A tar archive of a data directory to start from, instead of an empty database. */
  archive: string | undefined;
  /** `create` makes the directory's files and ends; `serve` answers until `close`. */
  task: 'create' | 'serve';
};

/** To the thread: messages of the PostgreSQL protocol, or one of these words. */
export type WorkerRequest = Uint8Array | 'dump' | 'statistics' | 'close';

/** From the thread: the protocol's answers, in order, or one of these. */
export type WorkerAnswer =
  | Uint8Array
  | { kind: 'ready' }
  | { kind: 'dump'; archive: Uint8Array }
  | { kind: 'statistics'; statistics: EmbeddedStatistics }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string };

/** Counts since the start: syncs of data only and of whole files. */
export type EmbeddedStatistics = { dataSyncs: number; fileSyncs: number };
