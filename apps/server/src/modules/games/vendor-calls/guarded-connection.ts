import type { Clock } from '#kit/clock.ts';
import type { CircuitState } from '#kit/limits/circuit-breaker.ts';
import type { GameVendorConnection, VendorAnswer } from '#ports/game-vendor.ts';
import { guardedTransfers } from './guarded-transfers.ts';
import { createVendorCircuit, restingDetail, type VendorCircuit } from './vendor-circuit.ts';

/** The state of the circuit breaker of one kind of call to a vendor. */
export type CircuitStanding = {
  connection: string;
  /** Each kind has its own breaker: a broken catalogue does not stop launches. */
  call: string;
  state: CircuitState;
  failures: number;
};

const resting: VendorAnswer<never> = {
  done: false,
  failure: { kind: 'resting', detail: restingDetail },
};

/** A vendor's refusal of one game is an answer; only a missing answer counts as a failure. */
function isAnswer(answer: VendorAnswer<unknown>): boolean {
  return answer.done || answer.failure.kind === 'refused';
}

/** Puts circuit breakers around a connection, for when its vendor does not answer. */
export function guardedConnection(connection: GameVendorConnection, clock: Clock) {
  const { id, transfers } = connection;
  const circuits = {
    launch: createVendorCircuit(clock),
    catalogue: createVendorCircuit(clock),
    matches: createVendorCircuit(clock),
    rounds: createVendorCircuit(clock),
  };
  const ofTransfers = transfers && {
    transfer: createVendorCircuit(clock),
    funds: createVendorCircuit(clock),
    report: createVendorCircuit(clock),
  };

  function guarded<Value>(
    circuit: VendorCircuit,
    call: () => Promise<VendorAnswer<Value>>,
  ): Promise<VendorAnswer<Value>> {
    return circuit.run(call, isAnswer, resting);
  }

  const { launch: launches, catalogue, matches, rounds } = circuits;
  const guardedCalls: GameVendorConnection = {
    ...connection,
    launchReal: (launch) => guarded(launches, () => connection.launchReal(launch)),
    launchDemo: (launch) => guarded(launches, () => connection.launchDemo(launch)),
    catalogue: () => guarded(catalogue, () => connection.catalogue()),
    matches: () => guarded(matches, () => connection.matches()),
    findRound: (question) => guarded(rounds, () => connection.findRound(question)),
    ...(transfers && ofTransfers && { transfers: guardedTransfers(transfers, ofTransfers) }),
  };
  return {
    connection: guardedCalls,
    standing: (): CircuitStanding[] =>
      Object.entries({ ...circuits, ...ofTransfers }).map(([call, circuit]) => ({
        connection: id,
        call,
        ...circuit.standing(),
      })),
    /** True while transfers to the vendor are stopped, because it does not answer. */
    transfersRest: () => ofTransfers?.transfer.standing().state === 'open',
  };
}

/** Puts circuit breakers around all connections, by id; `standing` returns the breakers' states. */
export function guardConnections(
  connections: Readonly<Record<string, GameVendorConnection>>,
  clock: Clock,
) {
  const guarded = Object.entries(connections).map(
    ([id, connection]) => [id, guardedConnection(connection, clock)] as const,
  );
  return {
    connections: Object.fromEntries(guarded.map(([id, { connection }]) => [id, connection])),
    standing: (): CircuitStanding[] => guarded.flatMap(([, one]) => one.standing()),
    /** True while transfers to the vendors of a connection are stopped. */
    transfersRest: (id: string | undefined) =>
      guarded.some(([one, { transfersRest }]) => one === id && transfersRest()),
  };
}
