import type { Endpoints } from '@pavilion/contract/endpoints';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { videoOf, type Video } from '@pavilion/domain/site/video-link';
import type { Handlers } from '../../http/handlers.ts';
import { loadSiteFolder } from './folder/load-site-folder.ts';
import type { Site } from './folder/site.ts';
import { createSystemStatus, type StatusDependencies } from './status/system-status.ts';

export type { Site } from './folder/site.ts';

function settingsOf(site: Site, language: Language) {
  const { brand } = site;
  return {
    brand: {
      name: brand.name,
      merchantCode: brand.merchantCode,
      country: brand.country,
      dialingCode: brand.dialingCode,
      currency: brand.currency,
      minimumAge: brand.minimumAge,
      theme: brand.theme,
    },
    defaultLanguage: brand.defaultLanguage,
    languages: site.languages
      .filter((one) => one.on)
      .map((one) => ({ code: one.code, country: one.country, name: one.nativeName })),
    whitelabel: { ...site.flags },
    features: {
      freeTrial: site.features.freeTrial,
      smsLogin: site.features.smsLogin,
      appWindow: site.features.appWindow,
      downloadBarNeedsLogin: site.features.downloadBarNeedsLogin,
      push: site.features.push,
    },
    mobileTemplate: { ...site.mobileTemplate, home: [...site.mobileTemplate.home] },
    customerService: site.customerService.map((channel) => ({
      csType: channel.csType,
      title: inLanguage(channel.title, language),
      path: channel.path ?? '',
    })),
    resources: site.links.map((link) => ({ ...link })),
    domainRoute: Object.fromEntries(site.redirects.map(({ from, to }) => [from, to])),
    mainDomain: brand.mainDomain,
    imageCDNs: [...brand.imageCdns],
  };
}

function licenceOf({ brand: { licence } }: Site, language: Language) {
  return {
    title: inLanguage(licence.title, language),
    paragraphs: licence.paragraphs.map((paragraph) => inLanguage(paragraph, language)),
    responsibleGaming: inLanguage(licence.responsibleGaming, language),
  };
}

/** What the home screen plays; the origin is for the page's policy alone. */
function videoAnswer({ video: link }: Site, language: Language) {
  const found = link === null ? null : videoOf(link, language);
  return { link, video: found && { kind: found.kind, address: found.address } };
}

/** The one origin from which a page may frame a player, or play a film. */
export function videoOrigins({ video }: Pick<Site, 'video'>, kind: Video['kind']): string[] {
  const found = video === null ? null : videoOf(video, 'EN');
  return found?.kind === kind ? [found.origin] : [];
}

/** Reads and checks the folder that the operator edits; see `loadSiteFolder`. */
export function loadSite(folder: string, now: Date): Site {
  return loadSiteFolder(folder, now);
}

export function createSite(deps: StatusDependencies & { site: Site }) {
  const { site } = deps;
  const status = createSystemStatus(deps);
  const handlers: Handlers<Endpoints['site']> = {
    getSettings: async (_, { language }) => settingsOf(site, language),
    getStatus: async (_, { language, address }) => ({
      ...(await status.read(language)),
      location: { ip: address },
    }),
    setStatus: (input) => status.write(input),
    getLocation: async (_, { address }) => ({ ip: address, country: site.brand.country }),
    getVideo: async (_, { language }) => videoAnswer(site, language),
    getLicence: async (_, { language }) => licenceOf(site, language),
    getWhitelabel: async () => ({ whitelabel: { ...site.flags } }),
  };
  return { handlers, closedTo: () => status.closedTo() };
}
