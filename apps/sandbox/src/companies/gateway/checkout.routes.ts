import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, readForms } from '#form-body.ts';
import { asObject } from '#json-body.ts';
import type { Assets } from '#pages/assets.ts';
import { sendDocument } from '#pages/document.ts';
import { html } from '#pages/html.ts';
import { checkoutBody, delayChoicesSeconds } from './checkout.page.ts';
import type { Payment, PaymentStore } from './payment.store.ts';
import type { WebhookSender } from './webhook.ts';

export type CheckoutDeps = {
  payments: PaymentStore;
  webhooks: WebhookSender;
  assets: Assets;
  pavilionOrigin: string;
};

type Decision = {
  choice: 'pay' | 'fail' | 'abandon';
  delayMs: number;
  twice: boolean;
  outOfOrder: boolean;
};

export function registerCheckout(server: FastifyInstance, deps: CheckoutDeps): void {
  server.register(async (scope) => {
    readForms(scope);
    scope.get('/checkout/:id', (request, reply) => {
      const payment = findPayment(request, deps);
      return payment === undefined ? sendUnknown(reply, deps) : sendPage(reply, payment, deps);
    });
    scope.post('/checkout/:id', (request, reply) => {
      const payment = findPayment(request, deps);
      if (payment === undefined) return sendUnknown(reply, deps);
      const decision = readDecision(formFields(request.body));
      if (decision === null) return reply.code(400).send({ code: 'bad_request' });
      if (payment.status === 'pending') carryOut(payment, decision, deps.webhooks);
      return reply.redirect(returnAddress(payment), 303);
    });
  });
}

function findPayment(request: FastifyRequest, deps: CheckoutDeps): Payment | undefined {
  return deps.payments.findByCheckout(String(asObject(request.params)?.['id']));
}

function readDecision(fields: URLSearchParams): Decision | null {
  const pressed = fields.get('choice');
  const choice = (['pay', 'fail', 'abandon'] as const).find((known) => known === pressed);
  const seconds = delayChoicesSeconds.find(
    (known) => String(known) === (fields.get('delay') ?? '0'),
  );
  if (choice === undefined || seconds === undefined) return null;
  return {
    choice,
    delayMs: seconds * 1000,
    twice: fields.has('twice'),
    outOfOrder: fields.has('out_of_order'),
  };
}

function carryOut(payment: Payment, decision: Decision, webhooks: WebhookSender): void {
  if (decision.choice === 'abandon') return;
  payment.status = decision.choice === 'pay' ? 'succeeded' : 'failed';
  const { delayMs } = decision;
  const copies = decision.twice ? 2 : 1;
  const now = Date.now();
  webhooks.send(payment.webhookUrl, eventOf(payment, payment.status, now), { delayMs, copies });
  if (decision.outOfOrder && payment.status === 'succeeded') {
    // Reports an earlier declined try only after the success.
    webhooks.send(payment.webhookUrl, eventOf(payment, 'failed', now - 30_000), {
      delayMs: delayMs + 1500,
    });
  }
}

function eventOf(payment: Payment, status: 'succeeded' | 'failed', at: number) {
  return {
    type: `payment.${status}`,
    timestamp: new Date(at).toISOString(),
    data: {
      payment_id: payment.paymentId,
      reference: payment.reference,
      amount: payment.amount,
      currency: payment.currency,
      status,
    },
  } as const;
}

function returnAddress(payment: Payment): string {
  const address = new URL(payment.returnUrl);
  address.searchParams.set('payment_id', payment.paymentId);
  return address.href;
}

function sendPage(reply: FastifyReply, payment: Payment, deps: CheckoutDeps): FastifyReply {
  return sendDocument(
    reply,
    {
      title: 'Checkout',
      bodyClass: 'checkout',
      assets: deps.assets.forEntry('src/companies/gateway/browser/checkout-page.ts'),
      body: checkoutBody(payment, returnAddress(payment)),
    },
    {
      pavilionOrigin: deps.pavilionOrigin,
      formOrigins: [new URL(payment.returnUrl).origin],
    },
  );
}

function sendUnknown(reply: FastifyReply, deps: CheckoutDeps): FastifyReply {
  return sendDocument(
    reply.code(404),
    {
      title: 'Payment not found',
      bodyClass: 'page',
      assets: deps.assets.forEntry('src/companies/gateway/browser/checkout-page.ts'),
      body: html`<main class="notice"><h1>Payment not found</h1>
<p>Start again from the site you came from.</p></main>`,
    },
    { pavilionOrigin: deps.pavilionOrigin },
  );
}
