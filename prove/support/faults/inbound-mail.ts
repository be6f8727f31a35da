/** What our servers and the senders of replies agree on: the hook's secret, and the mail server in front of ours. */
export const inboundSecret = 'an-inbound-mail-secret-only-proofs-use';

export const relayName = 'mx.plainclaim.example';
