/** The look of the chat window, and the address that it leads back to. */
export type ChatLook = {
  language: string;
  backUrl: string;
  headerColor: string;
  title: string;
  extras: string;
};

/** `ref` identifies the account only to this site. */
export type ChatVisitor = { ref: string; name: string };

/** A company for live chat. */
export type LiveChat = {
  /** Returns an address that opens the chat for this visitor, valid for a short time. */
  address(visitor: ChatVisitor, look: ChatLook, now: Date): string;
  /** Counts the answers that the visitor has not seen; null when the company does not answer. */
  countUnread(ref: string): Promise<number | null>;
};
