import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { StartPayment } from './deposit/start-payment.ts';
import type { CheckPaymentPassword } from './payment-password/check-payment-password.ts';
import type { SetPaymentPasswordParts } from './payment-password/set-payment-password.ts';
import type { PaymentsParts } from './payments-parts.ts';

/** What the handlers of this module are made of. */
export type RouteParts = PaymentsParts &
  SetPaymentPasswordParts & {
    startPayment: StartPayment;
    checkPaymentPassword: CheckPaymentPassword;
    picture: FindPicture;
  };
