import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { solveWords, type IssuedCaptcha } from '#modules/credentials/captcha-solver.fixture.ts';
import { inFull } from '#testing/in-full.ts';
import { serveTestSite, type ServedSite, type Sent } from '#testing/served-site.ts';
import { withPolicy } from '#testing/test-site.ts';

const atOnce = 20;
const perSitePerHour = inFull ? 400 : 320;

/** Dialing codes of twenty countries or networks, and the first digits of mobile numbers there. */
const beginnings = [
  ['63', '905123'],
  ['881', '63123'],
  ['882', '342'],
  ['970', '59912'],
  ['252', '6123'],
  ['234', '802123'],
  ['371', '2123'],
  ['53', '5123'],
  ['216', '2012'],
  ['373', '6211'],
  ['370', '6123'],
  ['372', '512'],
  ['994', '40123'],
  ['375', '29491'],
  ['992', '91712'],
  ['232', '2512'],
  ['224', '60112'],
  ['960', '771'],
  ['94', '71234'],
  ['998', '91234'],
] as const;

const digits = (index: number, length: number) => String(index).padStart(length, '0');

type Numbers = 'to 20 countries' | 'to one block' | 'far apart';

const numberOf: Record<Numbers, (index: number) => string> = {
  'to 20 countries': (index) => {
    const [code, start] = beginnings[index % beginnings.length] ?? beginnings[0];
    return `+${code}${start}${digits(index, 4)}`;
  },
  'to one block': (index) => `+63905123${digits(index, 4)}`,
  'far apart': (index) => `+63905${digits((index * 100_003) % 10_000_000, 7)}`,
};

type Source = 'one /64' | 'one /24' | 'one device' | 'everywhere';

const headersOf: Record<Source, (index: number) => Record<string, string>> = {
  'one /64': (index) => ({
    'x-forwarded-for': `2001:db8:7:1::${index.toString(16)}`,
    'user-agent': `Phone ${index}`,
  }),
  'one /24': (index) => ({
    'x-forwarded-for': `198.51.100.${index % 256}`,
    'user-agent': `Phone ${index}`,
  }),
  'one device': () => ({ 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Phone' }),
  everywhere: (index) => ({
    'x-forwarded-for': `2001:db8:${(256 + index).toString(16)}::1`,
    'user-agent': `Phone ${index}`,
  }),
};

let harness: ServedSite;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  const change = withPolicy(({ verificationCode }) => ({
    verificationCode: { ...verificationCode, perSitePerHour },
  }));
  harness = await serveTestSite(anyDatabase(), { deps: { clock: () => now }, change });
});
beforeEach(async () => {
  await harness.db.deleteFrom('rate_limit').execute();
});
afterAll(() => harness.close());

async function solvedCaptcha(headers: Record<string, string>): Promise<object> {
  const path = '/wps/captcha?purpose=sms&form=words';
  const { value } = await harness.call({ method: 'GET', path, headers });
  return solveWords(value as IssuedCaptcha);
}

async function askFor(source: Source, numbers: Numbers, solves: boolean, index: number) {
  const headers = headersOf[source](index);
  const mobileNum = numberOf[numbers](index);
  const captcha = solves ? await solvedCaptcha(headers) : {};
  const [countryDialingCode] = beginnings[numbers === 'to 20 countries' ? index % 20 : 0] ?? [];
  const body = { mobileNum, countryDialingCode, ...captcha };
  const sent: Sent = { method: 'POST', path: '/wps/verification/sms/register', headers, body };
  const { status, errorCode } = await harness.call(sent);
  return status === 200 ? 'accepted' : (errorCode ?? String(status));
}

/** Requests all codes; counts answers, text messages, and those outside the allowed country. */
async function pump(requestCount: number, source: Source, numbers: Numbers, solves: boolean) {
  // Spreads all requests over one hour.
  const secondsBetween = (57 * 60) / (requestCount / atOnce);
  const before = harness.texts.length;
  const answers: Record<string, number> = {};
  for (let begun = 0; begun < requestCount; begun += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, index) =>
      askFor(source, numbers, solves, begun + index),
    );
    for (const answer of await Promise.all(batch)) answers[answer] = (answers[answer] ?? 0) + 1;
    await harness.identity.jobs.runNow();
    now = new Date(now.getTime() + secondsBetween * 1000);
  }
  const texts = harness.texts.slice(before);
  const elsewhere = texts.filter(({ to }) => !to.startsWith('+639')).length;
  const solving = solves ? 'captchas solved' : 'no captcha solved';
  process.stdout.write(
    `${requestCount} requests from ${source}, ${numbers}, ${solving}: ${texts.length} text ` +
      `messages, ${elsewhere} outside the policy ${JSON.stringify(answers)}\n`,
  );
  return { sent: texts.length, elsewhere, answers };
}

type Pumping = readonly [
  requests: number,
  source: Source,
  numbers: Numbers,
  solves: boolean,
  sent: number,
  refused: Record<string, number>,
];

const outside = (count: number) => ({ 'mobile.country.closed': count });
const missing = (count: number) => ({ 'login.captcha.missing': count });
const limited = (count: number) => ({ 'request.limited': count });
const paused = (count: number) => ({ 'sms.paused': count });

const few: readonly Pumping[] = [
  [200, 'one /64', 'to 20 countries', false, 4, { ...outside(190), ...missing(6) }],
  [100, 'one /24', 'to 20 countries', false, 5, outside(95)],
  [200, 'one device', 'to 20 countries', false, 4, { ...outside(190), ...missing(6) }],
  [100, 'one /64', 'far apart', true, 30, limited(70)],
  [340, 'one /24', 'far apart', true, 300, limited(40)],
  [100, 'one /24', 'to one block', true, 50, paused(50)],
  [100, 'one device', 'far apart', true, 30, limited(70)],
  [200, 'everywhere', 'far apart', false, perSitePerHour / 2, missing(40)],
  [360, 'everywhere', 'far apart', true, perSitePerHour, paused(40)],
];

const many: readonly Pumping[] = [
  [500, 'one /64', 'to 20 countries', false, 4, { ...outside(475), ...missing(21) }],
  [500, 'one /24', 'to 20 countries', false, 25, outside(475)],
  [500, 'one device', 'to 20 countries', false, 4, { ...outside(475), ...missing(21) }],
  [500, 'one /64', 'far apart', true, 30, limited(470)],
  [500, 'one /24', 'far apart', true, 300, limited(200)],
  [500, 'one /24', 'to one block', true, 50, paused(450)],
  [500, 'one device', 'far apart', true, 30, limited(470)],
  [500, 'everywhere', 'far apart', false, perSitePerHour / 2, missing(300)],
  [500, 'everywhere', 'far apart', true, perSitePerHour, paused(100)],
];

test.each(inFull ? many : few)(
  'D10, D18: of %i codes requested from %s, %s, captchas solved: %s, %i are sent',
  async (...row) => {
    const [requests, source, numbers, solves, sent, refused] = row;
    const pumped = await pump(requests, source, numbers, solves);
    expect(pumped).toEqual({ sent, elsewhere: 0, answers: { accepted: sent, ...refused } });
  },
);
