import type { Handlers, RequestContext } from '#http/handlers.ts';
import type { CallRoute } from '@pavilion/contract/call-route';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { playerRoutes } from '@pavilion/contract/player-routes';
import { categoryPresets } from '@pavilion/domain/game/category-preset';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { videoOf, type Video } from '@pavilion/domain/site/video-link';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { gateways } from '@pavilion/domain/wallet/payment-gateways';
import { loadSiteFolder } from './folder/load-site-folder.ts';
import type { Site } from './folder/site.ts';
import { createSystemStatus, type StatusDependencies } from './status/system-status.ts';

export type { Site } from './folder/site.ts';

/** The route table of the calls (seed section 7), by area and name, without those of operators. */
const callPaths: Record<string, string> = Object.fromEntries(
  Object.entries(playerRoutes).flatMap(([area, calls]) =>
    Object.entries<CallRoute>(calls).map(([name, [, path]]) => [`${area}.${name}`, path]),
  ),
);

function domainRouteOf({ redirects }: Site): Record<string, string> {
  return Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
}

/** The widgets of the home, without the video where the site has none. */
function templatesOf({ mobileTemplate, video }: Site) {
  const home = mobileTemplate.home.filter((part) => part !== 'video' || video !== null);
  return { ...mobileTemplate, home };
}

function countryOf({ brand }: Site) {
  const { country, dialingCode, currency } = brand;
  return { country, countryDialingCode: dialingCode, currency: currency.code };
}

/** Section 3, "Merchant config". */
function merchantOf({ brand, languages }: Site) {
  return {
    platform: 'mobile' as const,
    defaultLanguage: brand.defaultLanguage,
    languages: languages.filter(({ on }) => on).map(({ code }) => code),
    prizeMode: 'Elott' as const,
    gateways,
  };
}

type Visitor = Pick<RequestContext, 'country'>;

function settingsOf(site: Site, language: Language) {
  const { brand, protection } = site;
  return {
    brand: {
      name: brand.name,
      merchantCode: brand.merchantCode,
      country: brand.country,
      dialingCode: brand.dialingCode,
      currency: brand.currency,
      minimumAge: protection.minimumAge,
      theme: brand.theme,
    },
    trial: {
      balance: formatAmount(site.policy.trial.startingBalance, brand.trialCurrency.digits),
      currencySymbol: brand.trialCurrency.symbol,
    },
    defaultLanguage: brand.defaultLanguage,
    languages: site.languages
      .filter((one) => one.on)
      .map((one) => ({ code: one.code, country: one.country, name: one.nativeName })),
    whitelabel: { ...site.flags },
    memberTypes: site.memberTypes,
    features: {
      freeTrial: site.features.freeTrial,
      smsLogin: site.features.smsLogin,
      appWindow: site.features.appWindow,
      downloadBarNeedsLogin: site.features.downloadBarNeedsLogin,
      push: site.features.push,
      dividend: site.features.dividend,
    },
    mobileTemplate: templatesOf(site),
    customerService: site.customerService.map((channel) => ({
      csType: channel.csType,
      title: inLanguage(channel.title, language),
      hours: inLanguage(channel.hours, language),
      path: channel.path ?? '',
    })),
    resources: site.links.map((link) => ({ ...link })),
    domainRoute: domainRouteOf(site),
    mainDomain: brand.mainDomain,
    imageCDNs: [...brand.imageCdns],
    merchant: merchantOf(site),
    categoryPresets: categoryPresets.map((preset, sort) => ({ ...preset, sort })),
  };
}

function licenceOf({ brand: { licence } }: Site, language: Language) {
  return {
    title: inLanguage(licence.title, language),
    paragraphs: licence.paragraphs.map((paragraph) => inLanguage(paragraph, language)),
    responsibleGaming: inLanguage(licence.responsibleGaming, language),
  };
}

/** The video of the home; the origin is for the page's content security policy. */
function videoAnswer({ video: link }: Site, language: Language) {
  const found = link === null ? null : videoOf(link, language);
  if (found === null) return { link, video: null };
  const { kind, address, poster } = found;
  return { link, video: { kind, address, poster } };
}

/** The one origin from which the page may frame a player, or play a video. */
export function videoOrigins({ video }: Pick<Site, 'video'>, kind: Video['kind']): string[] {
  const found = video === null ? null : videoOf(video, 'EN');
  return found?.kind === kind ? [found.origin] : [];
}

/** Reads and checks the folder that the operator edits; see `loadSiteFolder`. */
export function loadSite(folder: string, now: Date): Site {
  return loadSiteFolder(folder, now);
}

type SiteDependencies = StatusDependencies & {
  site: Site;
  /** The fields of the registration form, which the settings contain too. */
  register: (
    context: RequestContext,
  ) => Promise<ResponseOf<PlayerEndpoints['registration']['getRegisterSettings']>>;
};

export function createSite(deps: SiteDependencies) {
  const { site } = deps;
  const status = createSystemStatus(deps);
  const handlers: Handlers<PlayerEndpoints['site']> = {
    getSettings: async (_, context) => ({
      ...settingsOf(site, context.language),
      paths: callPaths,
      register: await deps.register(context),
    }),
    getCountry: async () => ({ list: [countryOf(site)] }),
    getDomainRoute: async () => ({
      domainRoute: domainRouteOf(site),
      mainDomain: site.brand.mainDomain,
    }),
    getTemplates: async () => ({ mobileTemplate: templatesOf(site) }),
    getStatus: async (_, { language, address, country = null }) => ({
      ...(await status.read(language, country)),
      location: { ip: address },
    }),
    getLocation: async (_, { address, country = null }) => ({ ip: address, country }),
    getVideo: async (_, { language }) => videoAnswer(site, language),
    getLicence: async (_, { language }) => licenceOf(site, language),
    getWhitelabel: async () => ({ whitelabel: { ...site.flags } }),
  };

  const operatorHandlers: Handlers<OperatorEndpoints['site']> = {
    setStatus: (input) => status.write(input),
  };
  const closedTo = ({ country = null }: Visitor) => status.closedTo(country);
  return { handlers, operatorHandlers, closedTo };
}
