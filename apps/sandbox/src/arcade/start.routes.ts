import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findGame, gameTypes, games } from '#arcade/catalogue/catalogue.ts';
import type { Game, GameType } from '#arcade/catalogue/catalogue.ts';
import type { Engines } from '#arcade/play/engines.ts';
import { createDemoPurse } from '#arcade/play/purse.ts';
import type { SeatStore } from '#arcade/play/seat.ts';
import { formFields, readForms } from '#form-body.ts';
import type { Assets } from '#pages/assets.ts';
import { sendDocument } from '#pages/document.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';

export type StartDeps = {
  assets: Assets;
  pavilionOrigin: string;
  smtpPort: number;
  seats: SeatStore;
  engines: Engines;
};

const demoOpeningMinor = 200_000n;
const playMoney = 'FUN';

const typeNames: Readonly<Record<GameType, string>> = {
  RNG: 'Slots',
  JL: 'Lantern slots',
  FISH: 'Fishing',
  LIVE: 'Live casino',
  PVP: 'Poker',
  SPORTS: 'Sports',
  ESPORTS: 'E-sports',
  COCKFIGHT: 'Cockfight',
  LOTT: 'Lottery',
  ELOTT: 'E-lottery',
};

/** Serves the start page, on which any game can be tried with play money. */
export function registerStart(server: FastifyInstance, deps: StartDeps): void {
  server.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  server.get('/', (_request, reply) =>
    sendDocument(
      reply,
      {
        title: 'Sandbox',
        bodyClass: 'page start',
        assets: deps.assets.forEntry('src/arcade/browser/start-page.ts'),
        body: startBody(deps),
      },
      { pavilionOrigin: deps.pavilionOrigin },
    ),
  );
  server.register(async (scope) => {
    readForms(scope);
    scope.post('/demo', (request, reply) => openDemo(request, reply, deps));
  });
}

function openDemo(request: FastifyRequest, reply: FastifyReply, deps: StartDeps): FastifyReply {
  const game = findGame(formFields(request.body).get('game') ?? '');
  if (game === undefined || deps.engines.of(game) === undefined) {
    return reply.code(404).send({ code: 'game_unknown' });
  }
  const seat = deps.seats.add({
    game,
    mode: 'demo',
    accountId: null,
    language: 'EN',
    currency: playMoney,
    purse: createDemoPurse(demoOpeningMinor),
    returnUrl: null,
    bringsMoney: false,
    depositUrl: null,
    fixtureId: null,
  });
  return reply.redirect(`/play/${seat.id}`, 303);
}

function startBody(deps: StartDeps): Html {
  return html`<main class="column">
<header class="start-head"><h1>Sandbox</h1>
<p>Stand-ins for the companies that an operator contracts with. Nothing here is real money.</p>
</header>
<ul class="start-companies">
<li><a href="/outbox"><strong>Outbox</strong>
<span>SMS and mail that the site sent. Mail arrives on port ${deps.smtpPort}.</span></a></li>
<li><div><strong>Payment gateway</strong>
<span>POST /gateway/v1/payments and /gateway/v1/payouts; payers see a checkout page.</span></div>
</li>
<li><div><strong>Identity checks</strong>
<span>POST /identity-check/v1/checks. A picture below 300 pixels is unreadable; a name that ends in
Review, Expired, Young, Other, Altered or Differs is decided so, any other is verified.</span>
</div></li>
<li><div><strong>Results of lotteries</strong>
<span>GET /results/north-star/XSMB/20261124. POST /results/control makes a source late, wrong or
corrected.</span></div></li>
<li><div><strong>Game vendors</strong>
<span>POST /api/v1/softswiss/launcher/real and /demo, POST /hub88/operator/generic/v2/game/url;
${games.length} games below.</span></div>
</li>
</ul>
${gameTypes.map((type) => typeSection(type, deps.engines))}
</main>`;
}

function typeSection(type: GameType, engines: Engines): Html {
  const ofType = games.filter((game) => game.type === type);
  return html`<section class="start-type"><h2>${typeNames[type]} <span>${ofType.length}</span>
</h2><ul>${ofType.map((game) => gameTile(game, engines))}</ul></section>`;
}

function gameTile(game: Game, engines: Engines): Html {
  const picture = html`<img src="/thumbnails/${game.id}.svg" alt="" loading="lazy"
width="96" height="96"><span>${game.title.EN}</span>`;
  if (engines.of(game) === undefined) return html`<li class="start-closed">${picture}</li>`;
  return html`<li><form method="post" action="/demo">
<input type="hidden" name="game" value="${game.id}"><button>${picture}</button></form></li>`;
}
