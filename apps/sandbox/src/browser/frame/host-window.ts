export type HostMessage = 'ready' | 'balance' | 'deposit' | 'exit';

export type HostWindow = { post: (message: HostMessage) => void };

type Ways = { depositUrl: string | null; returnUrl: string | null };

/**
 * The site around the game. In a frame it is told what happened, and only its own origin can
 * hear that; alone in a window, deposit and exit lead to the addresses given at the launch.
 */
export function createHostWindow(pavilionOrigin: string, ways: Ways): HostWindow {
  return {
    post: (message) => {
      if (window.parent !== window) {
        window.parent.postMessage({ type: `pavilion.${message}` }, pavilionOrigin);
        return;
      }
      const address = addressFor(message, ways);
      if (address !== null) window.location.assign(address);
    },
  };
}

function addressFor(message: HostMessage, ways: Ways): string | null {
  switch (message) {
    case 'deposit':
      return ways.depositUrl;
    case 'exit':
      return ways.returnUrl;
    case 'ready':
    case 'balance':
      return null;
  }
}
