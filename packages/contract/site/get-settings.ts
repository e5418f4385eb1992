import * as v from 'valibot';
import { categoryPresetCodes } from '@pavilion/domain/game/category-preset';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';
import { gameType } from '../games/game.ts';
import { registerSettings } from '../identity/get-register-settings.ts';
import { mobileTemplate } from './get-templates.ts';

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

export const getSettings = endpoint({
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
