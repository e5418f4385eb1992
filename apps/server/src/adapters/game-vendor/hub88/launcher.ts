import * as v from 'valibot';
import { isSafeAddress } from '#kit/network/safe-address.ts';
import type { DemoLaunch, RealLaunch, VendorAnswer } from '#ports/game-vendor.ts';
import { callGameApi, type GameApi } from './game-api.ts';
import { playerName } from './player-name.ts';

const maximumBytes = 64 * 1024;

/** The vendor's currency code for play money. */
const demoCurrency = 'XXX';

/** Languages whose name at the vendor is not the first part of their tag. */
const languageAtVendor: Readonly<Record<string, string>> = { fil: 'tl' };

function languageOf(tag: string): string {
  const [language = 'en'] = tag.split('-');
  return languageAtVendor[language] ?? language;
}

const launchAnswer = v.object({ url: v.pipe(v.string(), v.maxLength(4096)) });

async function launch(
  api: GameApi,
  fields: object,
  deadlineMs: number,
): Promise<VendorAnswer<string>> {
  const answer = await callGameApi(api, 'game/url', fields, { deadlineMs, maximumBytes });
  if (!answer.done) return answer;
  const parsed = v.safeParse(launchAnswer, answer.value);
  if (!parsed.success || !isSafeAddress(parsed.output.url, api.baseUrl)) {
    return { done: false, failure: { kind: 'unreadable', detail: 'no address to play at' } };
  }
  return { done: true, value: parsed.output.url };
}

function launchFields(request: RealLaunch | DemoLaunch) {
  return {
    game_code: request.vendorGame,
    platform: 'GPL_MOBILE',
    lang: languageOf(request.languageTag),
    lobby_url: request.returnUrl,
    deposit_url: request.depositUrl,
  };
}

export function launchReal(api: GameApi, request: RealLaunch, deadlineMs: number) {
  const fields = {
    ...launchFields(request),
    user: playerName(request.accountId),
    token: request.playSessionId,
    currency: request.currency,
    country: request.country,
    ip: request.address,
  };
  return launch(api, fields, deadlineMs);
}

/** Launches free play; the vendor decides how much play money the visitor starts with. */
export function launchDemo(api: GameApi, request: DemoLaunch, country: string, deadlineMs: number) {
  const fields = { ...launchFields(request), currency: demoCurrency, country };
  return launch(api, fields, deadlineMs);
}
