import { expect, test as base } from "#tests/support/journeys/journey.ts";
import { versionOfPage } from "#scripts/deploy/trace/releasesOfVersion.ts";
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

/** What every report says of its visit. */
const visitsIn = (endpoint: ReportEndpoint) =>
  endpoint.items("event").map(({ payload }) => (payload as { tags: { visit: string } }).tags.visit);

test.describe("Error reports (spec: errors-4, errors-5)", () => {
  test.slow();

  test("a visit is one load of a page, kept nowhere; what the policy refuses is reported", async ({
    portal,
    page,
    endpoint,
  }) => {
    portal.expectedErrors.push(/^PolicyViolation|^Error: (?:en|to|tre|Kunde traff side som ikke finnes)\b/);
    await portal.logIn();
    await endpoint.wireTo(page);
    await portal.open("/tilbud/80000102");
    const fail = (message: string) =>
      page.evaluate((text) => window.dispatchEvent(new ErrorEvent("error", { error: new Error(text) })), message);
    await fail("en");
    await expect.poll(() => visitsIn(endpoint)).toHaveLength(2);
    await fail("to");
    // Reports that are sent together can arrive in another order.
    await expect.poll(() => visitsIn(endpoint)).toHaveLength(3);
    // As the browser says it of an image of another origin. (A real one is a complaint of every journey.)
    for (const query of ["?fnr=01017012345", "?b"])
      await page.evaluate((end) => {
        const blockedURI = `https://ond.example/bilde12345.png${end}`;
        const details = { blockedURI, effectiveDirective: "img-src", violatedDirective: "img-src" };
        const needed = { documentURI: location.href, originalPolicy: "img-src 'self'", statusCode: 200 };
        document.dispatchEvent(
          new SecurityPolicyViolationEvent("securitypolicyviolation", {
            ...details,
            ...needed,
            disposition: "enforce",
          }),
        );
      }, query);
    await expect.poll(() => visitsIn(endpoint)).toHaveLength(4);
    expect(endpoint.items("event").at(-1)?.payload).toMatchObject({
      tags: { page: "/tilbud/[redacted]" },
      exception: { values: [{ type: "PolicyViolation", value: "img-src: https://ond.example/[redacted]" }] },
    });
    const [visit = ""] = visitsIn(endpoint);
    const kept = await page.evaluate(() =>
      [document.cookie, ...Object.values(localStorage), ...Object.values(sessionStorage)].join(),
    );
    expect(kept).not.toContain(visit);
    await page.reload();
    await fail("tre");
    await expect.poll(() => visitsIn(endpoint)).toHaveLength(6);
    const visits = visitsIn(endpoint);
    expect(visits.slice(0, 4)).toEqual([visit, visit, visit, visit]);
    expect(visits.slice(4)).not.toContain(visit);
    expect(endpoint.bodies.join("\n")).not.toMatch(/80000102|01017012345/);
  });

  test("a failed call is reported with the request's details, and calls get no tracing headers", async ({
    portal,
    page,
    endpoint,
  }) => {
    await portal.inject({ call: "GET /avtaleoversikt/avtaler", status: 500 });
    await portal.logIn();
    await endpoint.wireTo(page);
    const html = page
      .waitForResponse((response) => response.request().resourceType() === "document")
      .then((response) => response.text());
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
      release: versionOfPage(await html),
      tags: { brand: expect.stringMatching(/./), page: "/", visit: expect.stringMatching(/^[0-9a-f]{16}$/) },
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
