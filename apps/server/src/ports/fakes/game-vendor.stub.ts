import { createServer, type Server } from 'node:http';

export type VendorMood =
  | 'launches'
  | 'refuses'
  | 'fails'
  | 'redirects'
  | 'babbles'
  | 'floods'
  | 'hangs';

/** A stub of the vendor's launcher; counts calls, which shows that redirects are not followed. */
export function createVendorStub(launched: string) {
  let mood: VendorMood = 'launches';
  let said = launched;
  let calls = 0;
  const server: Server = createServer((request, response) => {
    calls += 1;
    request.resume();
    if (mood === 'hangs') return;
    if (mood === 'redirects') response.writeHead(302, { location: '/elsewhere' });
    else if (mood === 'refuses') response.writeHead(403);
    else if (mood === 'fails') response.writeHead(500);
    if (mood === 'launches') response.end(said);
    else if (mood === 'floods') response.end('x'.repeat(3_000_000));
    else response.end('not what was expected');
  });
  return {
    server,
    feel: (next: VendorMood) => {
      mood = next;
      said = launched;
      calls = 0;
    },
    say: (body: string) => {
      mood = 'launches';
      said = body;
    },
    calls: () => calls,
  };
}
