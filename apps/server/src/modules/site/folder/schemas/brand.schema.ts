import * as v from 'valibot';
import {
  countryCode,
  dialingCode,
  httpsAddress,
  languageCode,
  list,
  text,
  timeZone,
} from './fields.ts';
import type { Fields } from './site-fields.ts';

const currencySchema = v.strictObject({
  code: v.pipe(text, v.regex(/^[A-Z]{3,5}$/u, 'a currency code of capital letters')),
  symbol: text,
  digits: v.picklist([0, 2, 3], '0, 2 or 3'),
});

export const brandSchema = ({ localText }: Fields) =>
  v.strictObject({
    name: text,
    tagline: localText,
    merchantCode: v.pipe(text, v.regex(/^[A-Z0-9]{3,20}$/u, 'a code of 3 to 20 capital letters')),
    country: countryCode,
    /** IANA name; days of reports, promotions and matches begin at its midnight. */
    timeZone,
    currency: currencySchema,
    trialCurrency: currencySchema,
    dialingCode,
    defaultLanguage: languageCode,
    theme: v.picklist(['dark', 'light'], 'dark or light'),
    mainDomain: text,
    /** Published in `/.well-known/security.txt`, for reports of vulnerabilities. */
    securityContact: v.pipe(
      text,
      v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u, 'an address with mailto: or https://'),
    ),
    /** Hosts that pictures are served from; empty means the site itself. */
    imageCdns: list(httpsAddress),
    licence: v.strictObject({
      title: localText,
      paragraphs: list(localText),
      responsibleGaming: localText,
    }),
  });
