export type OutgoingText = {
  /** Our id, and the idempotency key of a retry for providers that support one. */
  readonly id: string;
  /** Digits with the country code. */
  readonly to: string;
  readonly text: string;
};

/** `sent`: accepted by a provider, with its id. `stored`: none is configured, the message is only stored. */
export type TextDelivery =
  | { readonly outcome: 'sent'; readonly providerId: string | null }
  | { readonly outcome: 'stored' };

/** Sends text messages. Throws when a message is not sent. */
export type SmsTransport = { readonly name: string; send(text: OutgoingText): Promise<TextDelivery> };
