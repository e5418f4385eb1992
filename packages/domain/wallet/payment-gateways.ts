/** Section 3, "Merchant config": from where a payment is made. */
export const gateways = { WEB: 1, MOBILE: 3 } as const;

export const mobileGateway = gateways.MOBILE;
export const paymentGateways = [gateways.WEB, gateways.MOBILE] as const;
