import type { BrowserContext, Route } from '@playwright/test';
import { payloadsOf, soundAddresses, type Source } from './redirect-payloads.ts';

const addressesOf = (source: Source) => [
  soundAddresses.own,
  soundAddresses.outside,
  ...payloadsOf(source),
];

/** Forged paths of the route table, each with the payload as its target. */
export const strayPaths = payloadsOf('routes').map(
  (payload, index) => [`/m/stray-${index}`, payload] as const,
);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const linksOf = (source: Source) =>
  addressesOf(source)
    .map((address, index) => `<p><a href="${escaped(address)}">link ${index}</a></p>`)
    .join('');

const banners = (groupName: string) =>
  addressesOf('banners').map((linkage, index) => ({
    id: `banner-${index}`,
    groupName,
    title: `Banner ${index}`,
    text: 'Words',
    url: '/favicon.svg',
    color: '',
    linkage,
  }));

const notice = {
  id: 'n',
  title: 'News',
  content: linksOf('announcements'),
  startDate: '2026-01-01',
  read: false,
};
const message = {
  messageId: '1',
  threadId: '7b0c1b7a-0000-4000-8000-000000000001',
  peer: 'support',
  peerName: '',
  sent: false,
  title: 'A message',
  content: linksOf('inboxMessages'),
  format: 'html',
  sentAt: '2026-11-01T00:00:00.000Z',
  read: true,
};
const inbox = { list: [message], pageNum: 1, pageSize: 20, totalPages: 1, total: 1 };
const announcements = {
  promotion: [],
  banners: banners('m_home'),
  player: [notice],
  popup: [],
  hot: [],
  agent: [],
};

/** What a compromised server would answer to these calls. */
const answers: Record<string, unknown> = {
  '/wps/system/domainRoute': { domainRoute: Object.fromEntries(strayPaths), mainDomain: '' },
  '/wps/relay/MCSFE_getMemberAnnouncements': announcements,
  '/wps/message/inbox': { ...inbox, recipients: ['support'] },
  '/wps/relay/CSP_unreadCount': 0,
  '/wps/system/helpCenter': [{ id: 'h', title: 'Help', content: linksOf('helpTexts') }],
};

function forgedSettings<Settings extends object>(settings: Settings) {
  return {
    ...settings,
    customerService: addressesOf('support').map((path, index) => ({
      csType: 'SKYPE',
      title: `Channel ${index}`,
      hours: 'By day',
      path,
    })),
    resources: addressesOf('support').map((url) => ({ resourceType: 'TELEGRAM', url })),
  };
}

const bootPattern = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

/** Fetches the frame of a page, not its cached HTML, and puts forged settings into it. */
async function forgePage(route: Route): Promise<void> {
  const address = new URL(route.request().url());
  address.searchParams.append('forged', '');
  const response = await route.fetch({ url: address.href });
  const html = (await response.text()).replace(bootPattern, (_, start, json: string, end) => {
    const boot = JSON.parse(json) as { settings: object };
    const forged = JSON.stringify({ ...boot, settings: forgedSettings(boot.settings) });
    return `${start}${forged.replaceAll('<', '\\u003c')}${end}`;
  });
  await route.fulfill({ response, body: html });
}

/** Puts the payloads into the answers from which pages take addresses, past all server checks. */
export async function forgeServer(context: BrowserContext, origin: string): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'document') return forgePage(route);
    const value = answers[pathname];
    if (value === undefined) return route.continue();
    return route.fulfill({ json: { success: true, value } });
  });
}
