/** The keys of the queries that the boot script reads too, and hands over to the portal. */
export const queryKeys = {
  clientContext: ["auth", "client-context"],
  egneAvtaler: ["avtaler", "egne"],
  partneravtaler: ["avtaler", "partner"],
} as const;
