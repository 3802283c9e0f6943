import { act, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { onTestFinished } from "vitest";
import { App } from "#app/startup/App.tsx";
import { createPortal, type Portal } from "#app/startup/createPortal.ts";
import { showReportsInConsole } from "#core/errorReporting/report.ts";
import { basePath, forsikringBase } from "#contract/basePath.ts";
import { browserEnvironment, type SessionEnvironment } from "#core/session/sessionEnvironment.ts";
import type { Json } from "#contract/mergeLayers.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { brandBlock } from "./brandBlock.ts";
import type { ConsentAnswer } from "#scripts/quality/browser/consentCookie.ts";
import { speedUpTimers } from "./speedUpTimers.ts";

interface RenderPortalOptions {
  /** Below the base path. Default: the overview. */
  readonly path?: string;
  /** Laid over the test brand's descriptor, as a brand's environment is. */
  readonly tenant?: Json;
  /** What the tab has kept from before a login: where the customer wanted to go. */
  readonly returnTo?: string;
  /** What the cookie dialog was answered with in an earlier visit; `none`: this is the first. Default: all denied. */
  readonly consent?: ConsentAnswer | "none";
  /** Replaces parts of the outside world of the session: the clock, leaving the portal. */
  readonly environment?: Partial<SessionEnvironment>;
}

/** The rendered portal in a test's hands. */
export interface RenderedPortal extends Portal {
  readonly user: UserEvent;
  /** Addresses for which the portal was left, the newest last. */
  readonly left: readonly string[];
}

function keepConsent(cookieName: string, answer: ConsentAnswer | "none"): void {
  const value = answer === "none" ? "; max-age=0" : `{"F":"${answer}","S":"${answer}","M":"${answer}"}`;
  document.cookie = `${cookieName}=${value}; path=${forsikringBase}`;
}

/** Starts the whole portal at a path: real router, query client and session, against the simulator that the test has started. */
export function renderPortal(options: RenderPortalOptions = {}): RenderedPortal {
  const { path = "/", tenant = {}, returnTo, consent = "denied", environment } = options;
  speedUpTimers();
  window.sessionStorage.clear();
  window.localStorage.clear();
  if (returnTo !== undefined) window.sessionStorage.setItem("kfp-wanted-path", returnTo);
  document.title = "";
  // A portal that was left stays covered.
  document.body.style.visibility = "";
  window.history.pushState(null, "", basePath + path);
  const left: string[] = [];
  const theTenant = readTenant(brandBlock(tenant), window.location.hostname);
  keepConsent(theTenant.cookieConsent.cookieName, consent);
  const portal = createPortal(theTenant, {
    ...browserEnvironment(),
    leaveTo: (address) => left.push(address),
    reload: () => left.push("reload"),
    ...environment,
  });
  // What a test breaks on purpose is looked for in the page.
  showReportsInConsole(false);
  portal.session.start();
  render(
    <StrictMode>
      <App tenant={theTenant} {...portal} />
    </StrictMode>,
  );
  onTestFinished(() => {
    act(() => portal.session.stop());
    portal.queryClient.clear();
  });
  return { ...portal, user: userEvent.setup(), left };
}
