import { isDeepStrictEqual } from 'node:util';
import { parse } from 'valibot';
import type { HandlerTable } from '#http/call-routes.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { Endpoint } from '@pavilion/contract/endpoint';
import type { AnswerCall, HomeBoot, PageBoot } from '@pavilion/contract/page';
import { playerEndpoints, type PlayerEndpoints } from '@pavilion/contract/player';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { isHostName } from '@pavilion/domain/site/host-name';
import type { Language } from '@pavilion/domain/site/language';

type Answers = Pick<HandlerTable<PlayerEndpoints>, 'site' | 'content' | 'games'>;

const homeGames = { gameType: 'RNG', pageNo: 1, pageSize: 25 } as const;

const ofAnyGuest = { requestId: '', address: '', userAgent: '', country: null };

type AnyHandler = (input: unknown, context: RequestContext) => Promise<unknown>;

/** Answers the calls that a page makes while it is rendered; all guests get the same answers. */
export function createPageAnswers(handlers: HandlerTable<PlayerEndpoints>) {
  const areas = playerEndpoints as Record<string, Record<string, Endpoint>>;
  const handlersOf = handlers as unknown as Record<string, Record<string, AnyHandler>>;
  return (language: Language): AnswerCall =>
    async (area, name, input) => {
      const endpoint = areas[area]?.[name];
      const handler = handlersOf[area]?.[name];
      if (endpoint?.inPages !== true || handler === undefined) {
        throw new Error(`${area}.${name} is not answered the same to all guests.`);
      }
      const answer = await handler(parse(endpoint.input, input), { ...ofAnyGuest, language });
      // In the form in which it would be sent.
      return JSON.parse(JSON.stringify(answer)) as unknown;
    };
}

/** Creates the boot data of every page; the home also contains what its first screen requests. */
export function createPageBoot(
  { site, content, games }: Answers,
  { publicUrl, now }: { publicUrl: string; now: () => Date },
) {
  const hasName = isHostName(new URL(publicUrl).hostname);

  async function home(context: RequestContext): Promise<HomeBoot> {
    const [announcements, vendors, hotGames, firstGames] = await Promise.all([
      content.listAnnouncements({ types: 'B,PL,PU,PR,H', platform: 'M' }, context),
      games.listVendors({}, context),
      games.listHotGames({ isPlatform: 2 }, context),
      games.listGames(homeGames, context),
    ]);
    return { announcements, vendors, hotGames, games: firstGames };
  }

  /** Shared by all visitors of one language and country status, so it contains no address. */
  return async function pageBoot(
    language: Language,
    isHome: boolean,
    country: string | null,
  ): Promise<PageBoot> {
    const context: RequestContext = {
      requestId: '',
      language,
      address: '',
      userAgent: '',
      country,
    };
    const all = await site.getSettings({}, context);
    const { paths: _paths, register: _register, domainRoute: _domainRoute, ...others } = all;
    const { merchant: _merchant, categoryPresets: _presets, memberTypes, ...shown } = others;
    const { mainDomain: _domain, imageCDNs: _hosts, defaultLanguage: _first, ...settings } = shown;
    const isUsual = isDeepStrictEqual(memberTypes, defaultMemberTypes);
    return {
      language,
      readAtMs: now().getTime(),
      settings: { ...settings, ...(!isUsual && { memberTypes }) },
      hasName,
      status: await site.getStatus({}, context),
      ...(isHome ? { home: await home(context) } : {}),
    };
  };
}
