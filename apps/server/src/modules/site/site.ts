import type { Endpoints } from '@pavilion/contract/endpoints';
import type { CompleteLanguage } from '@pavilion/domain/site/language';
import { systemStatus, systemStatusNumber } from '@pavilion/domain/site/system-status';
import type { Handlers, RequestFacts } from '../../http/handlers.ts';
import { loadSiteFolder } from './folder/load-site-folder.ts';
import type { Site } from './folder/site.ts';

export type { Site } from './folder/site.ts';

function settingsOf(site: Site, language: CompleteLanguage) {
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
      licence: brand.licence.responsibleGaming[language],
    },
    defaultLanguage: brand.defaultLanguage,
    languages: site.languages
      .filter((one) => one.on)
      .map((one) => ({ code: one.code, country: one.country, name: one.nativeName })),
    whitelabel: { ...site.flags },
    features: { freeTrial: site.features.freeTrial },
    mobileTemplate: { ...site.mobileTemplate },
    customerService: site.customerService.map((channel) => ({
      csType: channel.csType,
      title: channel.title[language],
      path: channel.path ?? '',
    })),
    resources: site.links.map((link) => ({ ...link })),
    domainRoute: Object.fromEntries(site.redirects.map(({ from, to }) => [from, to])),
    mainDomain: brand.mainDomain,
    imageCDNs: [...brand.imageCdns],
  };
}

/** The named state is derived here only (decision D1). */
function statusOf(site: Site, facts: Pick<RequestFacts, 'address' | 'language'>) {
  const { maintenance, regionRestriction } = site.status;
  const record = { maintenance: maintenance.on, regionRestriction: regionRestriction.on };
  const status = systemStatus(record);
  const infos = {
    normal: '',
    maintenance: maintenance.info[facts.language],
    restricted: regionRestriction.info[facts.language],
  };
  return {
    info: infos[status],
    status: systemStatusNumber(status),
    ...record,
    maintenanceEndsAt: null,
    location: { ip: facts.address },
  };
}

/** Reads and checks the folder that the operator edits; see `loadSiteFolder`. */
export function loadSite(folder: string, now: Date): Site {
  return loadSiteFolder(folder, now);
}

export function createSite(site: Site) {
  const handlers: Handlers<Endpoints['site']> = {
    getSettings: async (_, { language }) => settingsOf(site, language),
    getStatus: async (_, facts) => statusOf(site, facts),
    getLocation: async (_, { address }) => ({ ip: address, country: site.brand.country }),
    getWhitelabel: async () => ({ whitelabel: { ...site.flags } }),
  };
  return { handlers };
}
