import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asObject } from '#json-body.ts';
import { formatMinor } from '#money.ts';
import type { Assets } from '#pages/assets.ts';
import { sendDocument } from '#pages/document.ts';
import { html } from '#pages/html.ts';
import type { Engines } from './engines.ts';
import type { ActionAnswer, GameEngine } from './game-engine.ts';
import type { PlayState } from './play-state.ts';
import type { Player, Seat, SeatStore } from './seat.ts';

export type PlayDeps = {
  seats: SeatStore;
  engines: Engines;
  assets: Assets;
  pavilionOrigin: string;
};

type OpenSeat = { seat: Seat; engine: GameEngine };

export function registerPlay(server: FastifyInstance, deps: PlayDeps): void {
  const queues = new WeakMap<Player, Promise<unknown>>();
  const findSeat = (request: FastifyRequest): OpenSeat | null => {
    const seat = deps.seats.find(String(asObject(request.params)?.['seat']));
    const engine = seat && deps.engines.of(seat.game);
    return seat === undefined || engine === undefined ? null : { seat, engine };
  };
  server.get('/play/:seat', (request, reply) => {
    const open = findSeat(request);
    return open === null ? sendGone(reply, deps) : sendGamePage(reply, open, deps);
  });
  server.get('/play/:seat/state', async (request, reply) => {
    const open = findSeat(request);
    reply.header('cache-control', 'no-store');
    return open === null ? sendNoSeat(reply) : reply.send(await stateOf(open));
  });
  server.get('/play/:seat/history', async (request, reply) => {
    const open = findSeat(request);
    reply.header('cache-control', 'no-store');
    return open === null ? sendNoSeat(reply) : reply.send({ rounds: open.seat.player.history });
  });
  server.post('/play/:seat/actions/:action', async (request, reply) => {
    const open = findSeat(request);
    if (open === null) return sendNoSeat(reply);
    const action = String(asObject(request.params)?.['action']);
    const act = () => open.engine.act(open.seat, action, asObject(request.body) ?? {});
    // Queues the actions of a player, so that a double tap cannot spend the same balance twice.
    const { player } = open.seat;
    const queued = (queues.get(player) ?? Promise.resolve()).then(act, act);
    queues.set(player, queued);
    return sendAnswer(reply, await queued);
  });
}

async function stateOf({ seat, engine }: OpenSeat): Promise<PlayState> {
  const { game } = seat;
  const balance = await seat.purse.balance();
  return {
    game: {
      id: game.id,
      title: game.title[seat.language],
      provider: game.provider,
      type: game.type,
      rtp: game.rtp,
      skin: game.skin,
      hue: game.art.hue,
      motif: game.art.motif,
    },
    mode: seat.mode,
    language: seat.language,
    currency: seat.currency,
    balance:
      balance.balanceMinor === null ? null : formatMinor(balance.balanceMinor, seat.currency),
    bringsMoney: seat.bringsMoney,
    returnUrl: seat.returnUrl,
    depositUrl: seat.depositUrl,
    info: engine.describe(seat),
  };
}

/** A refused round is an ordinary outcome of play; only an invalid request is an error. */
function sendAnswer(reply: FastifyReply, answer: ActionAnswer): FastifyReply {
  if (answer.ok) return reply.send({ outcome: 'played', round: answer.value });
  const { refusal, balance } = answer;
  const status = refusal === 'bad_request' || refusal === 'unknown_action' ? 400 : 200;
  return reply.code(status).send({ outcome: 'refused', refusal, balance });
}

function sendNoSeat(reply: FastifyReply): FastifyReply {
  return reply.code(410).send({ outcome: 'refused', refusal: 'seat_gone', balance: null });
}

function sendGamePage(
  reply: FastifyReply,
  { seat, engine }: OpenSeat,
  deps: PlayDeps,
): FastifyReply {
  const title = seat.game.title[seat.language];
  return sendDocument(
    reply,
    {
      title,
      language: seat.language === 'TY' ? 'fil' : 'en',
      bodyClass: 'play',
      data: {
        seat: seat.id,
        pavilion: deps.pavilionOrigin,
        title,
        mode: seat.mode,
      },
      assets: deps.assets.forEntry(engine.page),
      body: html`<main id="game" aria-busy="true"><div class="play-opening"><h1>${title}</h1>
<div class="play-opening-bar"></div></div></main>`,
    },
    { pavilionOrigin: deps.pavilionOrigin },
  );
}

function sendGone(reply: FastifyReply, deps: PlayDeps): FastifyReply {
  return sendDocument(
    reply.code(410),
    {
      title: 'Game closed',
      bodyClass: 'page',
      data: { pavilion: deps.pavilionOrigin },
      assets: deps.assets.forEntry('src/arcade/play/browser/gone-page.ts'),
      body: html`<main class="notice"><h1>This game has closed</h1>
<p>Open it again from the lobby.</p>
<button type="button" class="button button-primary" data-exit>Back to the lobby</button></main>`,
    },
    { pavilionOrigin: deps.pavilionOrigin },
  );
}
