import { createServer, type AddressInfo, type Server } from 'node:net';

type Environment = Readonly<Record<string, string | undefined>>;

export type HeldPorts = {
  /** The environment with real ports instead of 0. */
  environment: Environment;
  /** Frees the ports, so that the site can listen on them. */
  release: () => Promise<void>;
};

function hold(host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy()).once('error', reject);
    server.listen({ host, port: 0, exclusive: true }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/**
 * Chooses free ports where PORT or METRICS_PORT is 0, and holds them until the site listens: its
 * address is needed before that, for mails and for other companies.
 */
export async function holdFreePorts(environment: Environment): Promise<HeldPorts> {
  const isFree = environment['PORT'] === '0';
  const isRequested = {
    PORT: isFree,
    METRICS_PORT: environment['METRICS_PORT'] === '0' || (isFree && !environment['METRICS_PORT']),
  };
  const names = Object.entries(isRequested).flatMap(([name, isZero]) => (isZero ? [name] : []));
  const host = environment['HOST'] || '127.0.0.1';
  const servers = await Promise.all(names.map(() => hold(host)));
  const ports = servers.map((server) => String((server.address() as AddressInfo).port));
  return {
    environment: {
      ...environment,
      ...Object.fromEntries(names.map((name, index) => [name, ports[index]])),
    },
    release: async () => {
      await Promise.all(servers.map(close));
    },
  };
}
