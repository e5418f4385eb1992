const common = [
  '--single',
  '-O',
  '-j',
  ...settings({
    search_path: 'public',
    exit_on_error: 'false',
    log_checkpoints: 'false',
    max_worker_processes: '0',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    jit: 'off',
  }),
];

/** Parameters on real files: a commit is answered after its log is on the disk. */
export const durableStartParameters = [
  ...common,
  ...settings({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_sync_method: 'fdatasync',
    wal_level: 'minimal',
    max_wal_senders: '0',
    shared_buffers: '96MB',
    min_wal_size: '64MB',
    max_wal_size: '128MB',
  }),
];

/** Parameters in memory, or while a directory is created: nothing needs to be durable yet. */
export const volatileStartParameters = [
  ...common,
  '-F',
  ...settings({
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    shared_buffers: '32MB',
  }),
];

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
