import { isPushEndpoint } from '@pavilion/domain/site/push-endpoint';

const browserId = /^[0-9a-f-]{36}$/;

/** Where pushes may be sent: to the companies of browsers, and to that of the sandbox beside us. */
export function pushEndpoints(sandbox: { url: string } | null): (address: string) => boolean {
  const place = sandbox && `${sandbox.url}/push/brought/`;
  const isOfSandbox = (address: string) =>
    place !== null && address.startsWith(place) && browserId.test(address.slice(place.length));
  return (address) => isPushEndpoint(address) || isOfSandbox(address);
}
