export type HostMessage = 'ready' | 'balance' | 'deposit' | 'exit';

export type HostWindow = { post: (message: HostMessage) => void };

type HostUrls = { depositUrl: string | null; returnUrl: string | null };

/**
 * The site around the game. In a frame, the game posts its events to the site's origin alone;
 * without a frame, deposit and exit lead to the addresses given at the launch.
 */
export function createHostWindow(pavilionOrigin: string, urls: HostUrls): HostWindow {
  return {
    post: (message) => {
      if (window.parent !== window) {
        window.parent.postMessage({ type: `pavilion.${message}` }, pavilionOrigin);
        return;
      }
      const address = addressFor(message, urls);
      if (address !== null) window.location.assign(address);
    },
  };
}

function addressFor(message: HostMessage, urls: HostUrls): string | null {
  switch (message) {
    case 'deposit':
      return urls.depositUrl;
    case 'exit':
      return urls.returnUrl;
    case 'ready':
    case 'balance':
      return null;
  }
}
