/** A phone number as people write it. */
export const addressPhonePattern = /^\+?[\d ()-]{6,24}$/;

/** A postal code of any country. */
export const postalCodePattern = /^[A-Za-z\d][A-Za-z\d -]{2,11}$/;

/** The most characters of a line of an address; the street has more. */
export const addressLine = 80;

export const addressStreet = 160;
