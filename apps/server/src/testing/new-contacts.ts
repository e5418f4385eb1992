let numbers = 1_000_000;

/** A mobile number that nobody else of the test has, as its person types it. */
export function newMobileNumber(): string {
  numbers += 1;
  return `0917${numbers}`;
}

/** The same as it is stored. */
export const international = (local: string) => `+63${local.slice(1)}`;

let mailAddresses = 0;

export function newMailAddress(): string {
  mailAddresses += 1;
  return `luz${mailAddresses}@example.com`;
}
