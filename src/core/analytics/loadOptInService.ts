import { optInPolicy } from "#contract/optInPolicy.ts";
import type { Tenant } from "../tenant/readTenant.ts";

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The address of the descriptor, in the form that a browser with Trusted Types accepts. */
function trusted(script: string): string {
  return (
    (window as { trustedTypes?: TrustedTypes }).trustedTypes
      ?.createPolicy(optInPolicy, { createScriptURL: (url) => url })
      .createScriptURL(script) ?? script
  );
}

let isLoaded = false;
/** The newest caller's. */
let reread: () => void = () => undefined;

/**
 * Loads the script of the bank's opt-in service, once (spec: analytics-8). A script that fails leaves the consent
 * unanswered.
 * @param onLoad the consent can be read.
 */
export function loadOptInService({ analytics: { consent } }: Pick<Tenant, "analytics">, onLoad: () => void): void {
  reread = onLoad;
  if (consent.strategy !== "opt-in-service" || consent.script === undefined || isLoaded) return;
  isLoaded = true;
  try {
    const element = document.createElement("script");
    element.async = true;
    element.addEventListener("load", () => reread(), { once: true });
    element.src = trusted(consent.script);
    document.head.append(element);
  } catch {
    // A browser that refuses the address: consent stays unanswered.
  }
}

/** Forgets that the script was loaded. For tests. */
export function forgetOptInService(): void {
  isLoaded = false;
}
