/**
 * Hands a link to another program of the device; who changes their mind does nothing. Where the
 * device does not take it, `otherwise` runs.
 */
export async function shareLink(data: ShareData, otherwise: () => void): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) otherwise();
  }
}
