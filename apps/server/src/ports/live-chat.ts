/** How the chat window is to look, and where it leads back to. */
export type ChatLook = {
  language: string;
  backUrl: string;
  headerColor: string;
  title: string;
  extras: string;
};

/** `ref` says nothing of the account to anyone but the house. */
export type ChatVisitor = { ref: string; name: string };

/** What the house needs of a company for live chat. */
export type LiveChat = {
  /** An address that opens the chat for this visitor, for a short time. */
  address(visitor: ChatVisitor, look: ChatLook, now: Date): string;
  /** Answers that the visitor has not seen; null when the company does not say. */
  countUnread(ref: string): Promise<number | null>;
};
