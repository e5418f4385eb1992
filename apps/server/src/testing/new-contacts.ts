let numbers = 1_000_000;

/** A mobile number that is unique in the test, as typed locally. */
export function newMobileNumber(): string {
  numbers += 1;
  return `0917${numbers}`;
}

/** The stored form of a number. */
export const international = (local: string) => `+63${local.slice(1)}`;

let mailAddresses = 0;

export function newMailAddress(): string {
  mailAddresses += 1;
  return `luz${mailAddresses}@example.com`;
}
