import { isMainThread } from 'node:worker_threads';

// Loaded into the started programs: stops them cleanly when their parent process has ended.
if (isMainThread && process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
