import { expect, test, vi } from 'vitest';
import { CallError, createClient, isFile, type ClientOptions } from './client.ts';
import { playerRoutes } from './player-routes.ts';
import type { PlayerEndpoints } from './player.ts';

type Sent = { url: string; method: string; headers: Headers; body: unknown };

function clientAnswering(...answers: (() => Response)[]) {
  const sent: Sent[] = [];
  const fetchStub: typeof fetch = async (input, init) => {
    sent.push({
      url: input instanceof Request ? input.url : input.toString(),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: init?.body,
    });
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  };
  const make = (extra: Partial<ClientOptions> = {}) =>
    createClient<PlayerEndpoints>(playerRoutes, {
      fetch: fetchStub,
      origin: 'http://site',
      headers: () => ({ Merchant: 'PAVILION', Language: 'EN' }),
      ...extra,
    });
  return { sent, make };
}

const ok = (value: unknown) => () => Response.json({ success: true, value });
test('§8, D9: a query call carries its input in the query and its module id in a header', async () => {
  const { sent, make } = clientAnswering(ok({ list: [] }));
  await make().games.listGames({ gameType: 'RNG', gameName: 'a&b' });
  expect(sent[0]?.url).toBe('http://site/wps/relay/GCSGAME_gameList?gameType=RNG&gameName=a%26b');
  expect(sent[0]?.headers.get('ModuleId')).toBe('GAMELO3');
  expect(sent[0]?.headers.get('Merchant')).toBe('PAVILION');
});

test('§8, D9: a path parameter is taken out of the input and encoded', async () => {
  const { sent, make } = clientAnswering(ok({}));
  await make().payments.getDeposit({ depositId: '../x y' });
  expect(sent[0]?.url).toBe('http://site/wps/transaction/deposit/..%2Fx%20y');
});

test('§8, D9: a JSON call carries its input in the body', async () => {
  const { sent, make } = clientAnswering(ok({}));
  await make().sessions.logIn({ username: 'maria', password: 'p' });
  expect(sent[0]?.method).toBe('POST');
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ username: 'maria', password: 'p' });
});

test('§8, D9: a call whose input is a list sends it as the body', async () => {
  const { sent, make } = clientAnswering(ok({ cancelled: [], balance: '0.00' }));
  await make().lottery.cancelSubOrders(['L1-002', 'L1-003']);
  expect(sent[0]?.method).toBe('PUT');
  expect(sent[0]?.body).toBe('["L1-002","L1-003"]');
});

test('§8, D9: a call with pictures sends each as a part, without its file name', async () => {
  const { sent, make } = clientAnswering(ok({ pictureId: 'one' }));
  const file = new File(['bytes'], 'me at home.png', { type: 'image/png' });
  await make().accounts.setProfilePicture({ pictures: [file] });
  const body = sent[0]?.body as FormData;
  const [part] = body.getAll('pictures') as File[];
  expect(part).toMatchObject({ name: 'picture', type: 'image/png', size: 5 });
  expect(sent[0]?.headers.has('Content-Type')).toBe(false);
});

test('§8, D9: a picture is returned without an envelope', async () => {
  const bytes = new Blob(['picture'], { type: 'image/webp' });
  const { make } = clientAnswering(
    () => new Response(bytes, { headers: { 'Content-Type': 'image/webp' } }),
  );
  const picture = await make().pictures.getPicture({ pictureId: 'one' });
  expect(await picture.text()).toBe('picture');
});

test('§8, D9: a PDF is a file without an envelope too', () => {
  const isPdf = isFile(new Response('', { headers: { 'Content-Type': 'application/pdf' } }));
  expect(isPdf).toBe(true);
});

test('§8, D9: a call that must be confirmed is repeated once after the person confirmed', async () => {
  const refused = () =>
    Response.json(
      { success: false, errorCode: 'session.confirm.required', message: 'Confirm', value: null },
      { status: 403 },
    );
  const { sent, make } = clientAnswering(refused, ok({}), refused);
  const onConfirmRequired = vi.fn(async () => true);
  await make({ onConfirmRequired }).wallet.getWallet({});
  expect(sent).toHaveLength(2);
  onConfirmRequired.mockResolvedValueOnce(false);
  await expect(make({ onConfirmRequired }).wallet.getWallet({})).rejects.toMatchObject({
    code: 'session.confirm.required',
  });
  expect(sent).toHaveLength(3);
});

test('§8, D9: a refusal arrives as its code, message and hints', async () => {
  const { make } = clientAnswering(() =>
    Response.json(
      { success: false, errorCode: 'login.failed', message: 'No', value: { captcha: true } },
      { status: 401 },
    ),
  );
  const error = await make()
    .sessions.logIn({ username: 'a', password: 'b' })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ code: 'login.failed', status: 401, value: { captcha: true } });
});

test('§8, D9: no answer, a page of a gateway and any other page are distinct errors', async () => {
  const { make } = clientAnswering(
    () => new Response('<html>', { status: 502 }),
    () => new Response('<html>', { status: 200 }),
  );
  const client = make();
  await expect(client.site.getStatus({})).rejects.toMatchObject({ code: 'request.unanswered' });
  await expect(client.site.getStatus({})).rejects.toMatchObject({ code: 'unknown.error' });
  await expect(client.site.getStatus({})).rejects.toMatchObject({ code: 'request.network' });
});

test('§8, D9: a call marked encrypted carries the encrypted body and names its codec', async () => {
  const { sent, make } = clientAnswering(ok({}), ok({ list: [] }));
  const encrypt = vi.fn(async () => ({ encryption: 'jwe; v=1; kid=k', body: { value: 'a.b.c' } }));
  const client = make({ encrypt });
  await client.sessions.logIn({ username: 'maria', password: 'p' });
  expect(encrypt).toHaveBeenCalledExactlyOnceWith({
    method: 'POST',
    path: '/wps/session/login',
    body: { username: 'maria', password: 'p' },
  });
  expect(sent[0]?.headers.get('Encryption')).toBe('jwe; v=1; kid=k');
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ value: 'a.b.c' });
  await client.games.listVendors({});
  expect(encrypt).toHaveBeenCalledOnce();
});

test.each([
  ['system.maintenance', 503],
  ['system.restricted', 403],
] as const)(
  '§8, D9: a call refused by a closed site, %s, tells so and stays refused',
  async (code, status) => {
    const failure = { success: false, errorCode: code, message: '', value: null };
    const { sent, make } = clientAnswering(
      () => Response.json(failure, { status }),
      () => Response.json({ ...failure, errorCode: 'server.busy' }, { status: 503 }),
    );
    const onClosed = vi.fn();
    const client = make({ onClosed });
    await expect(client.games.listVendors({})).rejects.toMatchObject({ code });
    expect(onClosed).toHaveBeenCalledOnce();
    await expect(client.games.listVendors({})).rejects.toMatchObject({ code: 'server.busy' });
    expect(onClosed).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(2);
  },
);
