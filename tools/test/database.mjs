import net from 'node:net';
import { startPostgres } from '../postgres.mjs';

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('This machine gives no free port.'));
      });
    });
  });
}

/** A throw-away PostgreSQL for the tests: `{ url, stop }`. */
export async function startDatabase() {
  return startPostgres({ port: await freePort() });
}
