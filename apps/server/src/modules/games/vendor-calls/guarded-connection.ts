import { createCircuitBreaker, type CircuitState } from '../../../kit/circuit-breaker.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { GameVendorConnection, VendorAnswer } from '../../../ports/game-vendor.ts';

/** Calls that may fail apart from each other: a broken catalogue is no reason not to launch. */
const callKinds = ['launch', 'catalogue', 'matches'] as const;

type VendorCallKind = (typeof callKinds)[number];

/** How the calls of one kind to a vendor stand. */
export type VendorCircuit = {
  connection: string;
  call: VendorCallKind;
  state: CircuitState;
  /** Since the start, calls that were not made left out. */
  failures: number;
};

const failuresToOpen = 5;
const restMs = 30_000;

const resting: VendorAnswer<never> = {
  done: false,
  failure: { kind: 'resting', detail: 'not asked, after failures in a row' },
};

/** A no of the vendor to one game is an answer: only what keeps it from answering counts. */
function isAnswer(answer: VendorAnswer<unknown>): boolean {
  return answer.done || answer.failure.kind === 'refused';
}

/** The same connection, which stops asking for a while when its vendor does not answer. */
export function guardedConnection(connection: GameVendorConnection, clock: Clock) {
  const { id } = connection;
  const circuitOf = () => ({
    breaker: createCircuitBreaker({ clock, failuresToOpen, restMs }),
    failures: 0,
  });
  const circuits = {
    launch: circuitOf(),
    catalogue: circuitOf(),
    matches: circuitOf(),
  } satisfies Record<VendorCallKind, unknown>;

  async function guarded<Value>(
    kind: VendorCallKind,
    call: () => Promise<VendorAnswer<Value>>,
  ): Promise<VendorAnswer<Value>> {
    const circuit = circuits[kind];
    const answer = await circuit.breaker.run(call, isAnswer);
    if (answer === null) return resting;
    if (!isAnswer(answer)) circuit.failures += 1;
    return answer;
  }

  const guardedCalls: GameVendorConnection = {
    ...connection,
    launchReal: (launch) => guarded('launch', () => connection.launchReal(launch)),
    launchDemo: (launch) => guarded('launch', () => connection.launchDemo(launch)),
    catalogue: () => guarded('catalogue', () => connection.catalogue()),
    matches: () => guarded('matches', () => connection.matches()),
  };
  const standing = (): VendorCircuit[] =>
    callKinds.map((call) => {
      const { breaker, failures } = circuits[call];
      return { connection: id, call, state: breaker.state(), failures };
    });
  return { connection: guardedCalls, standing };
}

/** All connections by id, guarded; `standing` tells how their calls stand. */
export function guardConnections(
  connections: Readonly<Record<string, GameVendorConnection>>,
  clock: Clock,
) {
  const guarded = Object.entries(connections).map(
    ([id, connection]) => [id, guardedConnection(connection, clock)] as const,
  );
  return {
    connections: Object.fromEntries(guarded.map(([id, { connection }]) => [id, connection])),
    standing: (): VendorCircuit[] => guarded.flatMap(([, one]) => one.standing()),
  };
}
