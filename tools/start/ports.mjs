import net from 'node:net';

function isFree(host, port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(new Error(`Cannot listen on ${host}:${port}: ${error.message}.`));
    });
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Throws one clear sentence when a port is taken. */
export async function refuseTakenPorts(host, ports) {
  for (const port of ports) {
    if (await isFree(host, port)) continue;
    throw new Error(
      `Port ${port} is already in use: stop what listens there, or choose other ports, ` +
        'for example with PORT=4000 npm start.',
    );
  }
}
