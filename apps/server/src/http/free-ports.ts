import { createServer, type AddressInfo, type Server } from 'node:net';

type Environment = Readonly<Record<string, string | undefined>>;

export type HeldPorts = {
  /** The environment with real ports in place of 0. */
  environment: Environment;
  /** Lets the site listen on them; until then nobody else can. */
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
 * Ports of the system's choice where PORT or METRICS_PORT is 0, held until the site listens: its
 * own address goes into mails and calls of other companies before that.
 */
export async function holdFreePorts(environment: Environment): Promise<HeldPorts> {
  const isFree = environment['PORT'] === '0';
  const request = {
    PORT: isFree,
    METRICS_PORT: environment['METRICS_PORT'] === '0' || (isFree && !environment['METRICS_PORT']),
  };
  const names = Object.entries(request).flatMap(([name, isRequested]) =>
    isRequested ? [name] : [],
  );
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
