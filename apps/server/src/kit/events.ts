/** What a subscriber does when something has happened; a table of events says what each carries. */
export type Subscriptions<Table> = {
  [Name in keyof Table]?: (event: Table[Name]) => Promise<unknown> | void;
};

export type Events<Table> = {
  /**
   * Resolves when every subscriber is done, one after another in the order of their subscription.
   * What one of them throws reaches the publisher, and with it ends the publisher's transaction.
   */
  publish: <Name extends keyof Table>(name: Name, event: Table[Name]) => Promise<void>;
  subscribe: (subscriptions: Subscriptions<Table>) => void;
};

/** Events within this process; `Signals` are what other processes hear. */
export function createEvents<Table>(): Events<Table> {
  const all: Subscriptions<Table>[] = [];
  return {
    publish: async (name, event) => {
      for (const subscriptions of all) await subscriptions[name]?.(event);
    },
    subscribe: (subscriptions) => void all.push(subscriptions),
  };
}
