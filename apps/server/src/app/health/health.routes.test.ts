import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { diskRoom, leastFreeBytes } from '#kit/disk-room.ts';
import { findTroubles } from './find-troubles.ts';
import { addHealthRoutes } from './health.routes.ts';

const block = 4096;

/** The answers of both routes when `read` reads the disk of `/data`. */
async function healthOf(read: (folder: string) => Promise<{ bavail: number; bsize: number }>) {
  const server = fastify();
  const engine = { query: async () => ({ rows: [], affectedRows: 0n }) };
  const hasRoom = diskRoom('/data', read);
  addHealthRoutes(server, () => findTroubles({ engine, hasRoom, slotReadings: () => [] }));
  const [live, ready] = [await server.inject('/healthz'), await server.inject('/readyz')];
  await server.close();
  return { healthz: live.statusCode, readyz: ready.statusCode };
}

const free = (bytes: number) => async (folder: string) => {
  expect(folder).toBe('/data');
  return { bavail: bytes / block, bsize: block };
};

test.each([
  ['full', 0, 503],
  ['all but full', leastFreeBytes - block, 503],
  ['as good as empty', leastFreeBytes, 200],
])('§1: readiness reports a disk that is %s', async (_, bytes, status) => {
  expect(await healthOf(free(bytes))).toEqual({ healthz: 200, readyz: status });
});

test('§1: a disk that cannot be read is not ready, a missing folder is no fault', async () => {
  const failing = (code: string) => async () => {
    throw Object.assign(new Error(code), { code });
  };
  expect((await healthOf(failing('EIO'))).readyz).toBe(503);
  expect((await healthOf(failing('ENOENT'))).readyz).toBe(200);
});
