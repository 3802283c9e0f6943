import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { showReportsInConsole } from "../errorReporting/report.ts";
import { startTexts } from "#tests/support/portalTexts.ts";
import type { NativeKind } from "../native/postToApp.ts";
import { readTenant } from "../tenant/readTenant.ts";
import { TenantProvider } from "../tenant/TenantContext.tsx";
import { useExternalLink } from "./useExternalLink.ts";
import { useLinkHint } from "./useLinkHint.ts";

const postMessage = vi.fn();

function Link({ address, kind }: { readonly address: string | undefined; readonly kind: NativeKind }) {
  const link = useExternalLink(address, kind);
  const hint = useLinkHint(link);
  if (!link) return <p>ingen lenke</p>;
  return (
    <a {...link} aria-description={hint}>
      Les mer
    </a>
  );
}

function renderLink(address: string | undefined, kind: NativeKind = "window") {
  render(
    <TenantProvider tenant={readTenant(brandBlock(), "localhost")}>
      <Link address={address} kind={kind} />
    </TenantProvider>,
  );
}

/** Clicks the link. Returns whether the browser follows it. */
function click(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole("link", { name: "Les mer" });
  const event = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  startTexts();
  showReportsInConsole(false);
  postMessage.mockReset();
  vi.stubGlobal("PortalBridge", { postMessage });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = "isMobilbankApp=; Max-Age=0";
});

describe("The hint of a link that leaves the portal (spec: links-6, links-15)", () => {
  test.each([
    ["window", "åpnes i ny fane", undefined],
    ["pdf", "PDF, åpnes i ny fane", "PDF"],
  ] as const)("%s: '%s'; in the bank's app, which has no tabs, '%s'", (kind, inBrowser, inApp) => {
    const hint = () => screen.getByRole("link", { name: "Les mer" }).getAttribute("aria-description") ?? undefined;
    renderLink("https://side.example/", kind);
    expect(hint()).toBe(inBrowser);
    cleanup();
    document.cookie = "isMobilbankApp=true";
    renderLink("https://side.example/", kind);
    expect(hint()).toBe(inApp);
  });
});

describe("A link that leaves the portal", () => {
  test.each(["window", "pdf"] as const)("%s opens in a new tab without opener and referrer", (kind) => {
    renderLink("https://side.example/", kind);
    const link = screen.getByRole("link", { name: "Les mer" });
    expect(link).toHaveAttribute("href", "https://side.example/");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("web opens in this tab", () => {
    renderLink("/privat/forsikring/dokumenter", "web");
    const link = screen.getByRole("link", { name: "Les mer" });
    expect(link).toHaveAttribute("href", `${window.location.origin}/privat/forsikring/dokumenter`);
    expect(link).not.toHaveAttribute("target");
  });

  test.each([undefined, "javascript:alert(1)", "http://side.example/", "side.example"])(
    "to %s is left out",
    (address) => {
      renderLink(address);
      expect(screen.queryByRole("link")).not.toBeInTheDocument();
    },
  );

  test.each([
    ["https://side.example/", "window", "åpnes i ny fane"],
    ["https://side.example/vilkar", "pdf", "PDF, åpnes i ny fane"],
    ["https://side.example/Vilkar.PDF?utgave=2", "window", "PDF, åpnes i ny fane"],
    ["/privat/forsikring/dokumenter/vilkar.pdf", "web", "PDF"],
  ] as const)("says what %s as %s opens: %s", (address, kind, hint) => {
    renderLink(address, kind);
    expect(screen.getByRole("link", { name: "Les mer" })).toHaveAccessibleDescription(hint);
  });

  test("has no hint for a link that opens in this tab", () => {
    renderLink("/privat/forsikring/dokumenter", "web");
    expect(screen.getByRole("link", { name: "Les mer" })).not.toHaveAttribute("aria-description");
  });

  test("outside the app is followed by the browser", () => {
    renderLink("https://side.example/");
    expect(click()).toBe(true);
    expect(postMessage).not.toHaveBeenCalled();
  });
});

describe("A link in the bank's app", () => {
  beforeEach(() => {
    document.cookie = "isMobilbankApp=true";
    renderLink("https://side.example/vilkar.pdf", "pdf");
  });

  test("goes through the native bridge", () => {
    expect(click()).toBe(false);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      JSON.stringify({ type: "open", kind: "pdf", url: "https://side.example/vilkar.pdf" }),
    );
  });

  test("to a PDF opens in the app's PDF viewer, also when its kind is another", () => {
    cleanup();
    renderLink("https://side.example/vilkar.pdf", "window");
    click();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      JSON.stringify({ type: "open", kind: "pdf", url: "https://side.example/vilkar.pdf" }),
    );
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "clicked with %j is left alone",
    (init) => {
      expect(click(init)).toBe(true);
      expect(postMessage).not.toHaveBeenCalled();
    },
  );

  test("does nothing when a part around it has used the click already", () => {
    const use = (event: Event) => event.preventDefault();
    document.addEventListener("click", use, { capture: true });
    onTestFinished(() => document.removeEventListener("click", use, { capture: true }));
    expect(click()).toBe(false);
    expect(postMessage).not.toHaveBeenCalled();
  });

  test("is followed by the browser when the bridge throws or is missing", () => {
    postMessage.mockImplementation(() => {
      throw new Error("gone");
    });
    expect(click()).toBe(true);
    vi.unstubAllGlobals();
    expect(click()).toBe(true);
  });
});
