import type { FastifyInstance, FastifyReply } from 'fastify';
import { createBeaconChain } from './beacon-chain.ts';

type RoundPath = { Params: { round: string } };

const notFound = (reply: FastifyReply, error: string) => reply.code(404).send({ error });

/** Serves public randomness over drand's HTTP API, signed with the sandbox's own key. */
export function registerBeacon(server: FastifyInstance, privateKey: Uint8Array): void {
  const chain = createBeaconChain(privateKey);
  const below = `/beacon/${chain.hash}`;
  const newest = () => chain.newestAt(new Date());

  server.get(`${below}/info`, (_request, reply) => reply.send(chain.info));
  server.get(`${below}/public/latest`, (_request, reply) => {
    const round = newest();
    return round < 1 ? notFound(reply, 'no round is out') : reply.send(chain.sign(round));
  });
  server.get<RoundPath>(`${below}/public/:round`, ({ params }, reply) => {
    if (!/^[1-9]\d{0,14}$/.test(params.round)) {
      return reply.code(400).send({ error: 'rounds are whole numbers from 1' });
    }
    const round = Number(params.round);
    if (round > newest()) return reply.code(425).send({ error: 'the round is not out yet' });
    return reply.send(chain.sign(round));
  });
}
