import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { BannerCarousel } from '#features/messages/BannerCarousel.tsx';
import { returnTo } from '#features/session/return-to.ts';
import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import { escapesTo, redirectPayloads } from '@pavilion/domain/site/redirect-payloads.fixture';
import { redirectOf } from './InnerPage.tsx';
import { channelTarget } from './support/SupportSheet.tsx';

const banner = { id: 'b', groupName: 'm_home', url: '', title: '', text: '', color: '' };

/** Link addresses of a drawn element, as the browser reads them. */
function linksOf(part: React.ReactNode): string[] {
  const markup = renderToStaticMarkup(<Router ssrPath="/m/home">{part}</Router>);
  return [...markup.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&quot;', '"'),
  );
}

/** Operators may link to an https address that a person can read, and else only to the site. */
function isReadable(address: string): boolean {
  return (
    escapesTo(address)?.startsWith('https://') === true &&
    /^https:\/\/[\w.:-]+([/?#]|$)/i.test(address)
  );
}

describe.each(redirectPayloads)('§7: %j leads nobody off the site', (payload) => {
  test('after the log-in', () => {
    const search = `?next=${encodeURIComponent(payload)}`;
    for (const back of [returnTo({ backTo: payload }, ''), returnTo(null, search)]) {
      expect(escapesTo(back)).toBeNull();
    }
  });

  test('by the route table', () => {
    expect(escapesTo(redirectOf('/promo', { '/promo': payload }))).toBeNull();
  });

  test('from banners, channels, social links and texts', () => {
    const channel = channelTarget(payload);
    const attribute = payload.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const addresses = [
      ...(channel.kind === 'chat' ? [] : [channel.href]),
      ...linksOf(
        <BannerCarousel banners={[{ ...banner, linkage: payload }]} label="" everyMs={5000} />,
      ),
      ...linksOf(<OperatorHtml html={`<a href="${attribute}">x</a>`} />),
    ];
    expect(addresses.filter((one) => escapesTo(one) !== null && !isReadable(one))).toEqual([]);
  });
});
