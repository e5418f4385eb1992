import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { StartPayment } from './deposit/start-payment.ts';
import type { PaymentsDeps } from './payments-deps.ts';

/** What the handlers of this module are given to work with. */
export type RouteDeps = PaymentsDeps & { startPayment: StartPayment; picture: FindPicture };
