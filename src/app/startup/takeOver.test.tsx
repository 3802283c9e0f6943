import { StrictMode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { brandBlock } from "#tests/support/brandBlock.ts";
import { speedUpTimers } from "#tests/support/speedUpTimers.ts";
import { startSimulator } from "#tests/support/simulator.ts";
import { basePath } from "#contract/basePath.ts";
import { requestHeaders } from "#core/http/requestHeaders.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { drawAgreements } from "../../boot/drawAgreements.ts";
import { App } from "./App.tsx";
import { createPortal } from "./createPortal.ts";
import { preloadPageAt } from "./portalPages.ts";
import { renderShell } from "./renderShell.tsx";
import { takeOver } from "./takeOver.ts";

const simulator = startSimulator();

afterEach(() => {
  document.body.replaceChildren();
  delete window.portalDrawing;
  delete window.portalEarlyCalls;
});

/** index.html of the test brand, without code. */
function openPage() {
  window.sessionStorage.clear();
  window.history.pushState(null, "", `${basePath}/`);
  const block = brandBlock();
  const { html, samples } = renderShell(block);
  const source = `<div id="root">${html}</div><template id="avtaler">${samples}</template>`;
  const parsed = new DOMParser().parseFromString(source, "text/html");
  const brand = document.createElement("script");
  Object.assign(brand, { id: "brand", type: "application/json", textContent: JSON.stringify(block) });
  document.body.replaceChildren(...parsed.body.childNodes, brand);
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root element");
  return { root, tenant: readTenant(block, window.location.hostname) };
}

const call = (path: string) =>
  fetch(new URL(`/api/privat/forsikring${path}`, window.location.origin), { headers: requestHeaders(false) });

describe("When React takes over the agreements that the boot script has drawn", () => {
  test.each(["vanlig", "mange", "liv"])("%s: the same elements stay, with focus, and nothing differs", async (name) => {
    speedUpTimers();
    simulator.logIn(name);
    const { root, tenant } = openPage();
    const status = (await (await call("/auth/session-status")).json()) as { kfpSessionId: string };
    await drawAgreements(
      status.kfpSessionId,
      { own: call("/avtaleoversikt/avtaler"), context: call("/auth/client-context") },
      () => call("/eikaintegrasjon/avtaler"),
    );
    const cards = [...root.querySelectorAll("main li")];
    const link = root.querySelector<HTMLElement>("main li a");
    expect(link).not.toBeNull();
    link?.focus();

    const onRecoverableError = vi.fn();
    const portal = createPortal(tenant);
    portal.session.start();
    await preloadPageAt(window.location.pathname);
    const render = (drawn: Parameters<Parameters<typeof takeOver>[2]>[0]) => (
      <StrictMode>
        <App tenant={tenant} {...portal} drawn={drawn} />
      </StrictMode>
    );
    takeOver(root, portal, render, { onRecoverableError });
    await vi.waitFor(() => expect(root.querySelector("nav")).not.toBeNull(), { timeout: 10_000 });
    expect(onRecoverableError.mock.calls.map(([error]) => String(error))).toEqual([]);
    const now = [...root.querySelectorAll("main section li")];
    for (const [place, card] of cards.entries()) expect(now[place]).toBe(card);
    expect(link).toHaveFocus();
    portal.session.stop();
  });
});
