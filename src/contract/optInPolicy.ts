/** Name of the Trusted Types policy that admits the opt-in service's script: in the header, and in the portal. */
export const optInPolicy = "opt-in-service";
