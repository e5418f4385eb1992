import { isPushEndpoint } from '@pavilion/domain/site/push-endpoint';

const browserId = /^[0-9a-f-]{36}$/;

/** Returns whether pushes may be sent to an address: of a browser's company or of the sandbox. */
export function pushEndpoints(sandbox: { url: string } | null): (address: string) => boolean {
  const sandboxPrefix = sandbox && `${sandbox.url}/push/brought/`;
  const isOfSandbox = (address: string) =>
    sandboxPrefix !== null &&
    address.startsWith(sandboxPrefix) &&
    browserId.test(address.slice(sandboxPrefix.length));
  return (address) => isPushEndpoint(address) || isOfSandbox(address);
}
