import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { callJson } from '#kit/network/call-json.ts';
import { isSafeAddress } from '#kit/network/safe-address.ts';
import type { DemoLaunch, RealLaunch, VendorAnswer } from '#ports/game-vendor.ts';
import { signatureHeader, signBody } from './signature.ts';

export type LauncherSettings = {
  baseUrl: string;
  casinoId: string;
  key: KeyObject;
  deadlineMs: number;
};

const maximumAnswerBytes = 64 * 1024;

/** Languages whose name at the vendor is not the first part of their tag. */
const localeOfLanguage: Readonly<Record<string, string>> = { fil: 'tl' };

function localeOf(languageTag: string): string {
  const [language = 'en'] = languageTag.split('-');
  return localeOfLanguage[language] ?? language;
}

const launchAnswer = v.object({ launch_url: v.pipe(v.string(), v.maxLength(4096)) });

async function launch(
  settings: LauncherSettings,
  mode: 'real' | 'demo',
  body: object,
): Promise<VendorAnswer<string>> {
  const text = JSON.stringify(body);
  const answer = await callJson({
    url: `${settings.baseUrl}/api/v1/softswiss/launcher/${mode}`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signBody(text, settings.key),
    },
    body: text,
    deadlineMs: settings.deadlineMs,
    maximumBytes: maximumAnswerBytes,
  });
  if (!answer.done) return answer;
  const parsed = v.safeParse(launchAnswer, answer.value);
  if (!parsed.success || !isSafeAddress(parsed.output.launch_url, settings.baseUrl)) {
    return { done: false, failure: { kind: 'unreadable', detail: 'no address to play at' } };
  }
  return { done: true, value: parsed.output.launch_url };
}

/** Our extension of the published shape: the match at which the game opens. */
function fixtureOf({ matchId }: RealLaunch | DemoLaunch) {
  return matchId === undefined ? {} : { fixture: matchId };
}

export function launchReal(settings: LauncherSettings, request: RealLaunch) {
  return launch(settings, 'real', {
    casino_id: settings.casinoId,
    game: request.vendorGame,
    account: { id: request.accountId, currency: request.currency, country: request.country },
    locale: localeOf(request.languageTag),
    ip: request.address,
    client_type: 'mobile',
    urls: { return_url: request.returnUrl, deposit_url: request.depositUrl },
    session_id: request.playSessionId,
    ...fixtureOf(request),
  });
}

export function launchDemo(settings: LauncherSettings, request: DemoLaunch) {
  return launch(settings, 'demo', {
    casino_id: settings.casinoId,
    game: request.vendorGame,
    currency: request.currency,
    balance: request.balance,
    locale: localeOf(request.languageTag),
    urls: { return_url: request.returnUrl, deposit_url: request.depositUrl },
    ...fixtureOf(request),
  });
}
