import { isMainThread } from 'node:worker_threads';

// Loaded into the started programs: they stop cleanly when the one that started them is gone.
if (isMainThread && process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
