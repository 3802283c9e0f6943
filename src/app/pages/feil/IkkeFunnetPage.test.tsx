import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { basePath } from "#contract/basePath.ts";
import { forgetReports, takeReports } from "#core/errorReporting/report.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();

/** Goes to another address of the portal, as on the way back. */
function goTo(path: string): void {
  act(() => {
    window.history.pushState(null, "", basePath + path);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
}

describe("Unknown page (spec: portal-18)", () => {
  test("is a not-found page in the brand's frame, with a link to the overview", async () => {
    simulator.logIn();
    const { user } = renderPortal({ path: "/finnes/ikke" });
    expect(
      await screen.findByRole("heading", { level: 1, name: "Denne siden ser ut til å være borte..." }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Denne siden ser ut til å være borte... – Fjelltrygd"));
    await user.click(screen.getByRole("link", { name: "Til forsikringsoversikten" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Forsikringsoversikt" })).toHaveFocus());
    await waitFor(() => expect(document.title).toBe("Forsikringsoversikt – Fjelltrygd"));
  });

  test("is reported once for each address: 'Kunde traff side som ikke finnes'", async () => {
    simulator.logIn();
    forgetReports();
    const messages: string[] = [];
    takeReports(({ error }) => messages.push(String(error)));
    renderPortal({ path: "/finnes/heller/ikke" });
    await screen.findByRole("heading", { level: 1, name: /borte/ });
    goTo("/finnes/ikke/den/heller");
    goTo("/finnes/heller/ikke");
    // The test brand has no analytics, which is reported when the page is idle.
    await waitFor(() =>
      expect(messages.filter((message) => !message.startsWith("Error: AppConfig analytics."))).toEqual([
        "Error: Kunde traff side som ikke finnes",
        "Error: Kunde traff side som ikke finnes",
      ]),
    );
    forgetReports();
  });

  test.each([
    ["/forsikringsprofil", "profile", "Profil"],
    ["/tilbud", "offers", "Tilbud"],
    ["/kjopsinnganger", "purchase", "Kjøp"],
  ])("%s is one in a brand without the feature %s, and nothing leads there", async (path, feature, item) => {
    simulator.logIn();
    renderPortal({ path, tenant: { features: { [feature]: false } } });
    expect(await screen.findByRole("heading", { level: 1, name: /ser ut til å være borte/ })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Denne siden ser ut til å være borte/));
    expect(screen.queryByRole("link", { name: new RegExp(`^(?:\\d )?${item}$`, "i") })).not.toBeInTheDocument();
  });

  test("/andre-forsikringer is one in a brand without other insurance", async () => {
    simulator.logIn();
    renderPortal({ path: "/andre-forsikringer", tenant: { otherInsurance: [] } });
    expect(await screen.findByRole("heading", { level: 1, name: /ser ut til å være borte/ })).toBeVisible();
  });
});
