import { is } from 'valibot';
import { expect, test } from 'vitest';
import { escapesTo, redirectPayloads } from '@pavilion/domain/site/redirect-payloads.fixture';
import { httpsAddress, link, sitePath } from './folder/schemas/fields.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const staysOrHttps = (address: string) => escapesTo(address)?.startsWith('https://') ?? true;

test.each(redirectPayloads)(
  '§7: the site folder redirects nobody off the site with %j',
  (payload) => {
    const own = is(sitePath, payload) ? escapesTo(payload) : null;
    expect(own).toBeNull();
    const open = is(httpsAddress, payload) || is(link, payload);
    expect(open ? staysOrHttps(payload) : true).toBe(true);
  },
);

test.each(redirectPayloads)(
  '§7: HTML of an operator links nobody off the site with %j',
  (payload) => {
    const attribute = payload.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const [, href = ''] = /href="([^"]*)"/.exec(sanitiseHtml(`<a href="${attribute}">x</a>`)) ?? [];
    expect(staysOrHttps(href)).toBe(true);
  },
);
