import * as v from 'valibot';
import { categoryPresetCodes } from '@pavilion/domain/game/category-preset';
import { homeWidgets } from '@pavilion/domain/site/home-widget';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  describedList,
  describedObject,
  nothing,
  number,
  sharedObject,
  text,
  yesNo,
} from '../fields.ts';
import { gameType } from './games.ts';
import { registerSettings } from './registration.ts';

const whitelabel = described(
  v.record(v.string(), v.boolean()),
  'The flags of the site by their names.',
);
const domainRoute = described(
  v.record(v.string(), v.string()),
  'Paths that no screen answers to, with where each leads.',
);
const mainDomain = text('The domain that the site is known by.');

/** Whether the site is open, in answers to visitors and to operators. */
export const openState = {
  status: described(v.picklist([0, 1, 2]), '0 normal, 1 restricted, 2 maintenance (decision D1).'),
  maintenance: yesNo('The site is closed to everyone.'),
  maintenanceEndsAt: described(
    v.nullable(v.string()),
    'When the work is planned to end, as ISO 8601; null where that is not known.',
  ),
};

const ofSite = {
  method: 'GET',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
} as const;

const getStatus = endpoint({
  ...ofSite,
  path: '/wps/system/status',
  summary: 'Whether the site is open to this visitor',
  whileClosed: 'answered',
  response: v.object({
    info: text('What people are told while the site is closed; empty while it is open.'),
    ...openState,
    regionRestriction: yesNo('The site is closed where the visitor is.'),
    location: describedObject('Where the server sees the visitor.', {
      ip: text('The address of the visitor.'),
    }),
  }),
  errors: [],
});

const customerServiceEntry = v.object({
  csType: described(
    v.picklist(['LIVECHAT', 'SKYPE', 'WHATSAPP', 'TELEGRAM', 'MESSENGER']),
    'What kind of channel it is.',
  ),
  title: text('In the language of the request.'),
  hours: text('When somebody answers, in words of the site.'),
  path: text('Where it opens.'),
});

const memberKind = sharedObject('MemberKind', 'What an account may be and do.', {
  trial: yesNo('Plays for play money.'),
  agent: yesNo('Has a downline and what goes with it.'),
  contracts: yesNo('Is asked to look at contracts.'),
  depositor: yesNo('May deposit.'),
});

const siteLanguage = v.object({
  code: text('Its code, such as EN.'),
  country: text('The country whose flag stands beside it.'),
  name: text('Its name in itself.'),
});

const mobileTemplate = sharedObject(
  'MobileTemplate',
  'Which template the pages have, and what the home shows.',
  {
    mem_cen: text('The member centre: 1 new, 0 base.'),
    dep_func: text('The page of a deposit: 1 new, 0 base.'),
    home: described(
      v.array(v.picklist(homeWidgets)),
      'What the home shows below its menu, from above.',
    ),
  },
);

const getSettings = endpoint({
  ...ofSite,
  path: '/wps/system/settings/consolidated',
  summary: 'Everything of the site that a client needs at start',
  whileClosed: 'answered',
  response: v.object({
    brand: describedObject('Who runs the site, where, and in what money.', {
      name: text('The name of the site.'),
      merchantCode: text('What calls send as the header `Merchant`.'),
      country: text('The code of its country.'),
      dialingCode: text('Of its country, without the plus.'),
      currency: describedObject('The money of the site.', {
        code: text('ISO 4217.'),
        symbol: text('The sign beside amounts.'),
        digits: number('How many decimals amounts have.'),
      }),
      minimumAge: number('In years.'),
      theme: described(
        v.picklist(['dark', 'light']),
        'The theme of a visitor who has chosen none.',
      ),
    }),
    trial: describedObject('What a trial account starts with.', {
      balance: described(amount, 'Play money.'),
      currencySymbol: text('The sign beside amounts of play money.'),
    }),
    defaultLanguage: text('The language of a visitor who has chosen none.'),
    languages: described(v.array(siteLanguage), 'The languages of the site in their order.'),
    whitelabel,
    memberTypes: describedObject('What an account of each type may be and do.', {
      kinds: described(v.record(v.string(), memberKind), 'By the number of the type.'),
      otherwise: described(memberKind, 'Of every type that `kinds` does not name.'),
    }),
    features: describedObject('What the site has switched on.', {
      freeTrial: yesNo('Guests may play for play money.'),
      smsLogin: yesNo('Members may log in by a code of an SMS.'),
      appWindow: yesNo('Pages offer to be put on the home screen.'),
      downloadBarNeedsLogin: yesNo('The bar with the app is shown to members alone.'),
      push: yesNo('Browsers may be notified of the inbox.'),
      dividend: yesNo('Agents have the page of their dividends.'),
    }),
    mobileTemplate,
    customerService: described(
      v.array(customerServiceEntry),
      'The channels to support in their order.',
    ),
    resources: describedList('Where the app is downloaded and where the site is found elsewhere.', {
      resourceType: text('What the link leads to, such as IOS or FACEBOOK.'),
      url: text('The address.'),
    }),
    domainRoute,
    mainDomain,
    imageCDNs: described(v.array(v.string()), 'Hosts of pictures, of which a client takes any.'),
    paths: described(
      v.record(v.string(), v.string()),
      'The path of each call, by its area and name.',
    ),
    register: described(registerSettings, 'What the registration form asks.'),
    merchant: describedObject(
      'What this platform is to a client of the family (seed section 3, "Merchant config").',
      {
        platform: described(v.literal('mobile'), 'The kind of site.'),
        defaultLanguage: text('The language of a visitor who has chosen none.'),
        languages: described(v.array(v.string()), 'The codes of the languages of the site.'),
        prizeMode: described(v.literal('Elott'), 'How the family names prizes here.'),
        gateways: describedObject('The numbers that `gateway` of a deposit takes.', {
          WEB: described(v.literal(1), 'From a site for computers.'),
          MOBILE: described(v.literal(3), 'From a mobile site.'),
        }),
      },
    ),
    categoryPresets: describedList(
      'Lists of games by a name; `preset` of the game list takes the code.',
      {
        code: described(v.picklist(categoryPresetCodes), 'The name of the list.'),
        gameType: described(v.union([gameType, v.literal('')]), 'Empty for games of every type.'),
        gameClassify: text('Empty for every classification.'),
        sort: number('Its place among the lists, from 0.'),
      },
    ),
  }),
  errors: [],
});

const getWhitelabel = endpoint({
  ...ofSite,
  path: '/wps/system/whitelabel',
  summary: 'The flags of the site',
  whileClosed: 'answered',
  response: v.object({ whitelabel }),
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
    list: describedList('The one country of the site.', {
      country: text('Its code.'),
      countryDialingCode: text('Without the plus.'),
      currency: text('ISO 4217.'),
    }),
  }),
  errors: [],
});

const getLocation = endpoint({
  ...ofSite,
  path: '/wps/system/location',
  summary: 'Where the server sees the visitor',
  whileClosed: 'answered',
  response: v.object({
    ip: text('The address of the visitor.'),
    country: described(
      v.nullable(v.string()),
      'The code of the country; null where no proxy names it.',
    ),
  }),
  errors: [],
});

const getDomainRoute = endpoint({
  ...ofSite,
  path: '/wps/system/domainRoute',
  summary: 'Where paths lead that no screen answers to',
  response: v.object({ domainRoute, mainDomain }),
  errors: [],
});

const getTemplates = endpoint({
  ...ofSite,
  path: '/wps/system/templates',
  summary: 'Which template the pages have, and what the home shows',
  inPages: true,
  response: v.object({ mobileTemplate }),
  errors: [],
});

const getVideo = endpoint({
  ...ofSite,
  path: '/wps/system/video',
  summary: 'The video link of the home screen, and how it is played',
  response: v.object({
    link: described(v.nullable(v.string()), 'The link as the operator set it; null for none.'),
    video: described(
      v.nullable(
        v.object({
          kind: described(
            v.picklist(['file', 'embed']),
            'A file to play, or a page to put into a frame.',
          ),
          address: text('The address of the file or of the page.'),
          poster: described(
            v.nullable(v.string()),
            'A picture to show before it plays; null for none.',
          ),
        }),
      ),
      'How it is played; null when there is no link, or when it is not one of a video.',
    ),
  }),
  errors: [],
});

const getLicence = endpoint({
  ...ofSite,
  path: '/wps/system/licence',
  summary: 'Who may play, under which licence, and how a player is protected',
  inPages: true,
  response: v.object({
    title: text('In the language of the request.'),
    paragraphs: described(
      v.array(v.string()),
      'Who may play and under which licence, in the language of the request.',
    ),
    responsibleGaming: text('How a player is protected, in the language of the request.'),
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
