import { fdatasyncSync, fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** A file opened through Emscripten; `nfd` is the descriptor of the real one. */
type NodeStream = { nfd: number };

/** The parts of the running module that are used; the package has no types for them. */
type Emscripten = {
  FS: {
    getStreamChecked(descriptor: number): NodeStream;
    ErrnoError: new (code: number) => Error;
  };
  NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } };
};

type InstantiateWasm = (
  imports: { env: Record<string, unknown> },
  onSuccess: (instance: unknown, module: unknown) => void,
) => object;

/** Syncs a file's data to the disk, or throws. */
type DiskSync = {
  everything: (descriptor: number) => void;
  dataOnly: (descriptor: number) => void;
};

const realDisk: DiskSync = { everything: fsyncSync, dataOnly: fdatasyncSync };

// WASI's number for an input/output error.
const inputOutputError = 29;

/**
 * A directory of real files whose fsync and fdatasync reach the disk. The package's own file
 * system answers both without doing anything, so that a power cut could take committed rows.
 */
export class DurableFileSystem extends NodeFS {
  readonly #disk: DiskSync;
  readonly #onAbort: () => void;

  /** `onAbort` is called when the database stops itself, as after a failed sync. */
  constructor(directory: string, onAbort: () => void, disk = realDisk) {
    super(directory);
    this.#onAbort = onAbort;
    this.#disk = disk;
  }

  override async init(
    database: PGlite,
    options: EmscriptenOptions,
  ): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(database, options);
    const { instantiateWasm } = emscriptenOpts as { instantiateWasm: InstantiateWasm };
    let emscripten: Emscripten | undefined;
    const own = {
      onAbort: this.#onAbort,
      preRun: [
        ...(emscriptenOpts.preRun ?? []),
        (module: Emscripten) => {
          emscripten = module;
          module.NODEFS.stream_ops.fsync = (stream) => this.#syncEverything(module, stream);
        },
      ],
      instantiateWasm: ((imports, onSuccess) => {
        if (typeof imports.env['__syscall_fdatasync'] !== 'function') {
          throw new TypeError('This version of PGlite cannot be made durable: no fdatasync.');
        }
        imports.env['__syscall_fdatasync'] = (descriptor: number) =>
          this.#syncData(emscripten, descriptor);
        return instantiateWasm(imports, onSuccess);
      }) satisfies InstantiateWasm,
    };
    return { emscriptenOpts: { ...emscriptenOpts, ...(own as unknown as EmscriptenOptions) } };
  }

  /** The system call itself: 0, or the negative number of an error. */
  #syncData(module: Emscripten | undefined, descriptor: number): number {
    try {
      if (module === undefined) return -inputOutputError;
      this.#disk.dataOnly(module.FS.getStreamChecked(descriptor).nfd);
      return 0;
    } catch {
      return -inputOutputError;
    }
  }

  #syncEverything(module: Emscripten, stream: NodeStream): number {
    try {
      this.#disk.everything(stream.nfd);
      return 0;
    } catch {
      throw new module.FS.ErrnoError(inputOutputError);
    }
  }
}
