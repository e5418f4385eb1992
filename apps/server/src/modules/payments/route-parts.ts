import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { StartPayment } from './deposit/start-payment.ts';
import type { PaymentsParts } from './payments-parts.ts';

/** What the handlers of this module are made of. */
export type RouteParts = PaymentsParts & { startPayment: StartPayment; picture: FindPicture };
