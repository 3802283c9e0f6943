import { expect, test as base } from "#tests/support/journeys/journey.ts";
import { ReportEndpoint } from "#tests/support/journeys/reportEndpoint.ts";
import { noPermission } from "#tests/support/journeys/notInFirefox.ts";

const test = base.extend<{ endpoint: ReportEndpoint }>({
  endpoint: async ({ page, context }, run) => {
    const endpoint = await ReportEndpoint.start();
    await context.grantPermissions(["local-network-access"]);
    // Selects every sample: traces, profiles, recordings.
    await page.addInitScript(() => (Math.random = () => 0));
    await run(endpoint);
    await endpoint.close();
  },
});

test.describe("Error reports (spec: errors-4, errors-5)", () => {
  test.slow();

  test("a failed call is reported with the request's details, and calls get no tracing headers", async ({
    portal,
    page,
    endpoint,
  }) => {
    await portal.inject({ call: "GET /avtaleoversikt/avtaler", status: 500 });
    await portal.logIn();
    await endpoint.wireTo(page);
    const extraHeaders: string[] = [];
    page.on("request", (request) => {
      const added = Object.keys(request.headers()).filter((name) => /sentry|baggage|traceparent/.test(name));
      if (request.url().includes("/api/privat/")) extraHeaders.push(...added);
    });
    await portal.open();
    await expect.poll(() => endpoint.items("event")).toHaveLength(1);
    expect(endpoint.items("event")[0]?.payload).toMatchObject({
      exception: { values: [{ type: "HttpError", value: "Internal Server Error" }] },
      contexts: { details: { method: "GET", path: "/avtaleoversikt/avtaler", status: 500, code: "UKJENT" } },
      environment: "Test",
    });
    // A call after the library has loaded.
    const again = page.waitForRequest((request) => request.url().endsWith("/avtaleoversikt/avtaler"));
    await page.getByRole("button", { name: "Prøv igjen" }).first().click();
    await again;
    expect(extraHeaders).toEqual([]);
  });

  test(
    "reports hold nothing personal: not in errors, addresses, traces, profiles or recordings",
    noPermission,
    async ({ portal, page, endpoint }) => {
      portal.expectedErrors.push(/^Error: Kunde: Vanja/);
      await portal.logIn();
      await endpoint.wireTo(page);
      await portal.open("/forsikringsprofil?navn=Vanja%20Vanlig#vanja@epost.example");
      await expect(page.getByText(/^\d{6} \d{5}$/)).toBeVisible();
      await page.getByRole("navigation").getByRole("link", { name: "Forsikringsoversikt" }).click();
      await portal.expectOverview();
      await page.evaluate(() => {
        const error = new Error("Kunde: Vanja Vanlig, 01017012345, vanja@epost.example, 900 12 345, avtale 80000102");
        window.dispatchEvent(new ErrorEvent("error", { error }));
      });
      for (const type of ["event", "span", "profile_chunk", "replay_event", "replay_recording"])
        await expect.poll(() => endpoint.items(type).length, { message: type }).toBeGreaterThan(0);

      const [error] = endpoint.items("event");
      expect(error?.payload).toMatchObject({
        exception: {
          values: [{ value: expect.stringMatching(/, \[national id\], \[email\], \[phone\], avtale \[phone\]$/) }],
        },
        request: { url: portal.url("") },
      });
      const everything = endpoint.bodies.join("\n");
      const shown = await page
        .getByRole("main")
        .getByRole("link")
        .evaluateAll((links) =>
          links.flatMap((link) => /\d{5,}/.exec(new URL((link as HTMLAnchorElement).href).pathname) ?? []),
        );
      expect(shown.length).toBeGreaterThan(3);
      for (const personal of ["Vanja", "Vanlig", "vanja", "@epost", "01017012345", "900 12 345", "80000102", ...shown])
        expect(everything, personal).not.toContain(personal);
    },
  );

  test("without a DSN the library is never fetched", async ({ portal, page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await portal.logIn();
    await portal.expectOverview();
    // The code of the session dialogs is fetched last.
    await expect.poll(() => scripts.filter((url) => url.includes("/SessionDialogs-")).length).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => url.includes("/startErrorReports-"))).toEqual([]);
  });
});
