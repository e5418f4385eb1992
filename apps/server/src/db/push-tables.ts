export type PushKeyTable = {
  secret_id: string;
  public_key: string;
  sealed: Uint8Array;
  created_at: Date;
};

export type PushSubscriptionTable = {
  session_id: string;
  member_id: bigint;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
};
