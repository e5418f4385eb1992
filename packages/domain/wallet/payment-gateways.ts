/** Section 3, "Merchant config": the device that a payment is made from. */
export const gateways = { WEB: 1, MOBILE: 3 } as const;

export const mobileGateway = gateways.MOBILE;
export const paymentGateways = [gateways.WEB, gateways.MOBILE] as const;
