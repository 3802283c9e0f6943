/**
 * How an attempt to send ended. `refused`: this message was not taken; others may be. `away`: nothing can be sent now.
 * The reason is for the administrator: a code, and nothing of the message.
 */
export type Delivery = { readonly kind: "sent" } | { readonly kind: "refused" | "away"; readonly reason: string };
