import type { Page } from '@playwright/test';
import { siteAt } from '../../support/sites.ts';

/** The site by host name: passkeys are bound to a name, which a loopback address is not. */
export const named = siteAt('embedded').url.replace('127.0.0.1', 'localhost');

/** Waits until the page has offered passkeys in the user name field; an earlier touch is lost. */
export async function untilOffered(page: Page): Promise<void> {
  await page.waitForFunction(() => 'passkeysOffered' in window);
}

/** Adds a fingerprint reader to the page; returns how to put the finger on it and take it off. */
export async function addAuthenticator(page: Page) {
  await page.addInitScript(() => {
    if (!('credentials' in navigator)) return;
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = (options) => {
      if (options?.mediation === 'conditional') Object.assign(window, { passkeysOffered: true });
      return get(options);
    };
  });
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}
