import * as v from 'valibot';
import { categoryPresetCodes } from '@pavilion/domain/game/category-preset';
import { homeWidgets } from '@pavilion/domain/site/home-widget';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';
import { gameType } from './games.ts';
import { registerSettings } from './registration.ts';

const getStatus = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Whether the site is open to this visitor',
  access: 'anyone',
  whileClosed: 'answered',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    info: v.string(),
    /** 0 normal, 1 restricted, 2 maintenance (decision D1). */
    status: v.picklist([0, 1, 2]),
    maintenance: v.boolean(),
    maintenanceEndsAt: v.nullable(v.string()),
    regionRestriction: v.boolean(),
    location: v.object({ ip: v.string() }),
  }),
  errors: [],
});

const customerServiceEntry = v.object({
  csType: v.picklist(['LIVECHAT', 'SKYPE', 'WHATSAPP', 'TELEGRAM', 'MESSENGER']),
  title: v.string(),
  /** When somebody answers, in words of the site. */
  hours: v.string(),
  path: v.string(),
});

const memberKind = v.object({
  trial: v.boolean(),
  agent: v.boolean(),
  contracts: v.boolean(),
  depositor: v.boolean(),
});

const siteLanguage = v.object({ code: v.string(), country: v.string(), name: v.string() });

const mobileTemplate = v.object({
  mem_cen: v.string(),
  dep_func: v.string(),
  /** What the home shows below its menu, from above. */
  home: v.array(v.picklist(homeWidgets)),
});

const getSettings = endpoint({
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  summary: 'Everything of the site that a client needs at start',
  access: 'anyone',
  whileClosed: 'answered',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    brand: v.object({
      name: v.string(),
      merchantCode: v.string(),
      country: v.string(),
      dialingCode: v.string(),
      currency: v.object({ code: v.string(), symbol: v.string(), digits: v.number() }),
      minimumAge: v.number(),
      theme: v.picklist(['dark', 'light']),
    }),
    defaultLanguage: v.string(),
    languages: v.array(siteLanguage),
    whitelabel: v.record(v.string(), v.boolean()),
    /** What an account of each type may be and do. */
    memberTypes: v.object({ kinds: v.record(v.string(), memberKind), otherwise: memberKind }),
    features: v.object({
      freeTrial: v.boolean(),
      smsLogin: v.boolean(),
      appWindow: v.boolean(),
      downloadBarNeedsLogin: v.boolean(),
      push: v.boolean(),
    }),
    mobileTemplate,
    customerService: v.array(customerServiceEntry),
    resources: v.array(v.object({ resourceType: v.string(), url: v.string() })),
    domainRoute: v.record(v.string(), v.string()),
    mainDomain: v.string(),
    imageCDNs: v.array(v.string()),
    /** The path of each call, by its area and name. */
    paths: v.record(v.string(), v.string()),
    register: registerSettings,
    /** What this platform is to a client of the family (seed section 3, "Merchant config"). */
    merchant: v.object({
      platform: v.literal('mobile'),
      defaultLanguage: v.string(),
      languages: v.array(v.string()),
      prizeMode: v.literal('Elott'),
      /** The numbers that `gateway` of a deposit takes. */
      gateways: v.object({ WEB: v.literal(1), MOBILE: v.literal(3) }),
    }),
    /** Lists of games by a name; `preset` of the game list takes the code. */
    categoryPresets: v.array(
      v.object({
        code: v.picklist(categoryPresetCodes),
        /** Empty for games of every type. */
        gameType: v.union([gameType, v.literal('')]),
        /** Empty for every classification. */
        gameClassify: v.string(),
        sort: v.number(),
      }),
    ),
  }),
  errors: [],
});

const getWhitelabel = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'The flags of the site',
  access: 'anyone',
  whileClosed: 'answered',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({ whitelabel: v.record(v.string(), v.boolean()) }),
  errors: [],
});

const getCountry = endpoint({
  method: 'GET',
  path: '/wps/system/country',
  summary: 'The country of the site, by which mobile numbers are read',
  access: 'anyone',
  inPages: true,
  moduleId: 'REGISTER_REE3',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: v.array(
      v.object({
        country: v.string(),
        countryDialingCode: v.string(),
        currency: v.string(),
      }),
    ),
  }),
  errors: [],
});

const getLocation = endpoint({
  method: 'GET',
  path: '/wps/system/location',
  summary: 'Where the server sees the visitor',
  access: 'anyone',
  whileClosed: 'answered',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({ ip: v.string(), country: v.nullable(v.string()) }),
  errors: [],
});

const getDomainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Where paths lead that no screen answers to',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({ domainRoute: v.record(v.string(), v.string()), mainDomain: v.string() }),
  errors: [],
});

const getTemplates = endpoint({
  method: 'GET',
  path: '/wps/system/templates',
  summary: 'Which template the pages have, and what the home shows',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({ mobileTemplate }),
  errors: [],
});

const getVideo = endpoint({
  method: 'GET',
  path: '/wps/system/video',
  summary: 'The video link of the home screen, and how it is played',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    /** The link as the operator set it; null for none. */
    link: v.nullable(v.string()),
    /** Null when there is no link, or when it is not one of a video. */
    video: v.nullable(
      v.object({
        kind: v.picklist(['file', 'embed']),
        address: v.string(),
        /** A picture to show before it plays. */
        poster: v.nullable(v.string()),
      }),
    ),
  }),
  errors: [],
});

const getLicence = endpoint({
  method: 'GET',
  path: '/wps/system/licence',
  summary: 'Who may play, under which licence, and how a player is protected',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    title: v.string(),
    paragraphs: v.array(v.string()),
    responsibleGaming: v.string(),
  }),
  errors: [],
});

export const siteCalls = {
  getStatus,
  getSettings,
  getWhitelabel,
  getCountry,
  getLocation,
  getDomainRoute,
  getTemplates,
  getVideo,
  getLicence,
};
