/** The keys of queries that are also read where they are not asked. */
export const queryKeys = {
  // The boot script hands these over to the portal.
  clientContext: ["auth", "client-context"],
  egneAvtaler: ["avtaler", "egne"],
  partneravtaler: ["avtaler", "partner"],
  // The list of agreements reads whether a task is known.
  motoroppgaver: ["motoroppgaver"],
} as const;
