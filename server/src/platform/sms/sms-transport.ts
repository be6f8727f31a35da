export type OutgoingText = {
  /** Ours, and the same when it is sent again: a provider that looks at it delivers once. */
  readonly id: string;
  /** Digits with the country code. */
  readonly to: string;
  readonly text: string;
};

/** sent: a provider took it, and calls it so. kept: there is none, the message stays with us. */
export type TextDelivery =
  | { readonly outcome: 'sent'; readonly providerId: string | null }
  | { readonly outcome: 'kept' };

/** How text messages leave. Throws when one does not. */
export type SmsTransport = { readonly name: string; send(text: OutgoingText): Promise<TextDelivery> };
