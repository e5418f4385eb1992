/** The handlers of a subscriber; `Table` has the type of each event. */
export type Subscriptions<Table> = {
  [Name in keyof Table]?: (event: Table[Name]) => Promise<unknown> | void;
};

export type Events<Table> = {
  /**
   * Resolves when every subscriber is done, one after another in the order of their subscription.
   * An error of one reaches the publisher, and so rolls back the publisher's transaction.
   */
  publish: <Name extends keyof Table>(name: Name, event: Table[Name]) => Promise<void>;
  subscribe: (subscriptions: Subscriptions<Table>) => void;
};

/** Creates events within this process; `Signals` reach other processes. */
export function createEvents<Table>(): Events<Table> {
  const all: Subscriptions<Table>[] = [];
  return {
    publish: async (name, event) => {
      for (const subscriptions of all) await subscriptions[name]?.(event);
    },
    subscribe: (subscriptions) => void all.push(subscriptions),
  };
}
