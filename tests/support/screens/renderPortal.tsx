import { loadParts } from "./loadParts.ts";
import { endPortal } from "./endPortal.ts";
import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { beforeAll, onTestFinished } from "vitest";
import { App } from "#app/startup/App.tsx";
import { createServices, type Services } from "#app/startup/createServices.ts";
import { showReportsInConsole } from "#core/errorReporting/report.ts";
import { basePath, forsikringBase } from "#contract/basePath.ts";
import { returnToKey } from "#core/navigation/returnTo.ts";
import { browserDeps, type SessionDeps } from "#core/session/sessionDeps.ts";
import type { Json } from "#contract/mergeLayers.ts";
import { readTenant, type Tenant } from "#core/tenant/readTenant.ts";
import { brandBlock } from "./brandBlock.ts";
import type { ConsentAnswer } from "../browser/consentCookie.ts";
import { speedUpTimers } from "./speedUpTimers.ts";

interface RenderPortalOptions {
  /** Below the base path. Default: the overview. */
  readonly path?: string;
  /** Merged over the test brand's descriptor, as the overlay of an environment is. */
  readonly tenant?: Json;
  /** Whether the brand has a dark theme. Default: no. */
  readonly hasDark?: boolean;
  /** The languages of the brand. Default: one, and the page says nothing of languages. */
  readonly languages?: Tenant["languages"];
  /** The address stored in the tab before a login. */
  readonly returnTo?: string;
  /** The answer to the cookie dialog in an earlier visit; `none`: this is the first visit. Default: all denied. */
  readonly consent?: ConsentAnswer | "none";
  /** Replaces parts of the session's outside world, for example the clock. */
  readonly deps?: Partial<SessionDeps>;
}

/** The rendered portal. */
export interface RenderedPortal extends Services {
  readonly user: UserEvent;
  /** Addresses to which the portal was left, the newest last. */
  readonly left: readonly string[];
}

function keepConsent(cookieName: string, answer: ConsentAnswer | "none"): void {
  const value = answer === "none" ? "; max-age=0" : `{"F":"${answer}","S":"${answer}","M":"${answer}"}`;
  document.cookie = `${cookieName}=${value}; path=${forsikringBase}`;
}

beforeAll(loadParts, 300_000);

/**
 * Starts the whole portal at a path: real router, query client and session, against the simulator that the test has
 * started.
 */
export function renderPortal(options: RenderPortalOptions = {}): RenderedPortal {
  const { path = "/", tenant = {}, hasDark = false, languages, returnTo, consent = "denied", deps } = options;
  speedUpTimers();
  window.sessionStorage.clear();
  window.localStorage.clear();
  if (returnTo !== undefined) window.sessionStorage.setItem(returnToKey, returnTo);
  document.title = "";
  // A portal that was left stays covered.
  document.body.style.visibility = "";
  window.history.pushState(null, "", basePath + path);
  const left: string[] = [];
  const theTenant = { ...readTenant(brandBlock(tenant), window.location.hostname), hasDark, languages };
  if (languages) document.documentElement.dataset["languages"] = "";
  keepConsent(theTenant.cookieConsent.cookieName, consent);
  const portal = createServices(theTenant, {
    ...browserDeps(),
    leaveTo: (address) => left.push(address),
    reload: () => left.push("reload"),
    ...deps,
  });
  // Tests cause errors on purpose and look for them in the page.
  showReportsInConsole(false);
  portal.session.start();
  render(
    <StrictMode>
      <App tenant={theTenant} {...portal} />
    </StrictMode>,
  );
  onTestFinished(() => endPortal(portal));
  return { ...portal, user: userEvent.setup(), left };
}
