import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

const services = disposableEmailBlocklistSet();

/** Whether an address is of a mail service for one use, or of a part of its domain. */
export function isThrowAwayMail(address: string): boolean {
  const parts = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return parts.some((_, place) => services.has(parts.slice(place).join('.')));
}
