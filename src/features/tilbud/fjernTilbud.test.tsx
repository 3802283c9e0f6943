import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";
import { announcements } from "#ui/feedback/announcements.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const list = "GET /avtaleoversikt/tilbud";
const deletion = "DELETE /avtaleoversikt/tilbud/:policyNumber";
const failureText = "En feil oppsto ved sletting av ditt tilbud.";
const question = "Er du sikker på at du vil fjerne tilbudet?";
const removedBil = "Tilbudet er fjernet: Bil XX 00041, småbil";

/** The page of offers of a customer who has a Bil (first) and a Reise. */
async function open(customer = "vanlig") {
  simulator.logIn(customer);
  const spoken: string[] = [];
  onTestFinished(announcements.subscribe((text) => spoken.push(text.trim())));
  const portal = renderPortal({ path: "/tilbud" });
  await screen.findByRole("heading", { level: 2, name: "Bil" });
  return { ...portal, spoken };
}
const press = (name: string | RegExp) => screen.getByRole("button", { name });
/** What the navigation's badge is read as. The bar is there on narrow screens too, unseen. */
const badges = () =>
  within(screen.getByRole("navigation", { name: "Hovedmeny", hidden: true }))
    .queryAllByText(/\d tilbud/)
    .map(({ textContent }) => textContent);
const bil = () => screen.queryByRole("heading", { level: 2, name: "Bil" });

describe("Offer card: 'Fjern tilbud' (spec: tilbud-20, tilbud-21)", () => {
  test("switches to a confirm view, whose heading has focus; nothing is deleted yet", async () => {
    const { user } = await open();
    await user.click(press(/^Fjern tilbud Bil/));
    expect(screen.getByRole("heading", { name: question })).toHaveFocus();
    // To remove is not the loudest thing on the page (spec: tilbud-27).
    expect(press("Ja, fjern tilbudet")).toHaveAttribute("data-variant", "secondary");
    const view = within(screen.getByRole("group", { name: question }));
    expect(view.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "Ja, fjern tilbudet",
      "Nei, behold tilbudet",
    ]);
    expect(bil()).toBeVisible();
    expect(simulator.requests(deletion)).toHaveLength(0);
  });

  test("'Nei, behold tilbudet' shows the card again, with focus on the button that asked", async () => {
    const { user } = await open();
    await user.click(press(/^Fjern tilbud Bil/));
    await user.click(press("Nei, behold tilbudet"));
    expect(press(/^Fjern tilbud Bil/)).toHaveFocus();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(simulator.requests(deletion)).toHaveLength(0);
  });

  test("deleting shows 'Sletter tilbud'; the button keeps focus and a second press does nothing", async () => {
    const { user } = await open();
    await user.click(press(/^Fjern tilbud Bil/));
    const release = simulator.hold({ call: deletion });
    const button = press("Ja, fjern tilbudet");
    await user.dblClick(button);
    expect(button).toHaveTextContent("Sletter tilbud");
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Nei, behold tilbudet" })).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(bil()).not.toBeInTheDocument());
    expect(simulator.requests(deletion)).toHaveLength(1);
  });

  test("on success the offer is removed, the list is fetched again and the badge counts one less; announced once", async () => {
    const { user, spoken } = await open();
    expect(badges()).toEqual(["2 tilbud"]);
    const reads = simulator.requests(list).length;
    await user.click(press(/^Fjern tilbud Bil/));
    await user.click(press("Ja, fjern tilbudet"));
    await waitFor(() => expect(bil()).not.toBeInTheDocument());
    await waitFor(() => expect(simulator.requests(list)).toHaveLength(reads + 1));
    expect(simulator.requests(deletion).map(({ path }) => path.split("/").at(-1))).toEqual(["80000201"]);
    expect(badges()).toEqual(["1 tilbud"]);
    expect(spoken.filter((text) => text === removedBil)).toHaveLength(1);
  });

  test("then focus is on the next card", async () => {
    const { user } = await open();
    await user.click(press(/^Fjern tilbud Bil/));
    await user.click(press("Ja, fjern tilbudet"));
    await waitFor(() => expect(bil()).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: "Reise" })).toHaveFocus());
  });

  test("without a next card focus is on the page's title, which says when there are none", async () => {
    const { user } = await open();
    await user.click(press(/^Fjern tilbud Reise/));
    await user.click(press("Ja, fjern tilbudet"));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Reise" })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Tilbudene dine" })).toHaveFocus());

    await user.click(press(/^Fjern tilbud Bil/));
    await user.click(press("Ja, fjern tilbudet"));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Du har ingen tilbud" })).toHaveFocus());
    expect(badges()).toEqual([]);
  });

  test("focus that has moved elsewhere stays there", async () => {
    const { user } = await open();
    await user.click(press(/^Fjern tilbud Bil/));
    const release = simulator.hold({ call: deletion });
    await user.click(press("Ja, fjern tilbudet"));
    await user.click(press(/^Fjern tilbud Reise/));
    release();
    await waitFor(() => expect(bil()).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("heading", { name: question })).toHaveFocus());
  });

  test.each([404, 410])(
    "an offer that is deleted already (%s) is removed too, without a failure message",
    async (status) => {
      const { user, spoken } = await open();
      simulator.inject({ call: deletion, status });
      // The simulator still has the offer: the next list would show it again.
      simulator.hold({ call: list });
      await user.click(press(/^Fjern tilbud Bil/));
      await user.click(press("Ja, fjern tilbudet"));
      await waitFor(() => expect(bil()).not.toBeInTheDocument());
      expect(spoken).toContain(removedBil);
      expect(screen.queryByText(failureText)).not.toBeInTheDocument();
    },
  );
});

describe("Offer delete failure (spec: tilbud-22)", () => {
  test.each([{ status: 500 }, { kind: "abort" } as const])(
    "%j is announced once, the offer stays, and the button reads 'Prøv igjen'",
    async (fault) => {
      const { user, spoken } = await open();
      simulator.inject({ call: deletion, ...fault, times: 1 });
      await user.click(press(/^Fjern tilbud Bil/));
      const button = press("Ja, fjern tilbudet");
      await user.click(button);
      expect(await screen.findByRole("alert")).toHaveTextContent(failureText);
      expect(button).toHaveTextContent("Prøv igjen");
      // Another name than the button that reads the list again (spec: tilbud-30).
      expect(button).toHaveAccessibleName(/^Prøv igjen å fjerne tilbudet Bil/);
      expect(button).toHaveFocus();
      expect(bil()).toBeVisible();
      expect(simulator.requests(deletion)).toHaveLength(1);
      expect(spoken).not.toContain(failureText);

      await user.click(button);
      await waitFor(() => expect(bil()).not.toBeInTheDocument());
      expect(screen.queryByText(failureText)).not.toBeInTheDocument();
      expect(spoken.filter((text) => text === removedBil)).toHaveLength(1);
    },
  );

  test("Escape keeps the offer, except while it is deleted (spec: tilbud-31)", async () => {
    const { user } = await open();
    await user.click(press(/^Fjern tilbud Bil/));
    await user.keyboard("{Escape}");
    expect(press(/^Fjern tilbud Bil/)).toHaveFocus();
    const release = simulator.hold({ call: deletion });
    await user.click(press(/^Fjern tilbud Bil/));
    await user.click(press("Ja, fjern tilbudet"));
    await user.keyboard("{Escape}");
    expect(press("Sletter tilbud")).toBeVisible();
    release();
    await waitFor(() => expect(bil()).not.toBeInTheDocument());
  });

  test("the offer can be kept after all", async () => {
    const { user } = await open();
    simulator.inject({ call: deletion, status: 500, times: 1 });
    await user.click(press(/^Fjern tilbud Bil/));
    await user.click(press("Ja, fjern tilbudet"));
    await screen.findByText(failureText);
    await user.click(press("Nei, behold tilbudet"));
    expect(press(/^Fjern tilbud Bil/)).toHaveFocus();
    await user.click(press(/^Fjern tilbud Bil/));
    expect(press("Ja, fjern tilbudet")).toBeVisible();
    expect(screen.queryByText(failureText)).not.toBeInTheDocument();
  });
});

test("Two deletions at a time: the list is fetched again once, after the last", async () => {
  const { user } = await open();
  const reads = simulator.requests(list).length;
  const releaseBil = simulator.hold({ call: deletion, times: 1 });
  const releaseReise = simulator.hold({ call: deletion, times: 1 });
  for (const name of ["Bil", "Reise"]) {
    await user.click(press(new RegExp(`^Fjern tilbud ${name}`)));
    await user.click(press("Ja, fjern tilbudet"));
  }
  releaseBil();
  await waitFor(() => expect(bil()).not.toBeInTheDocument());
  expect(simulator.requests(list)).toHaveLength(reads);
  releaseReise();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Du har ingen tilbud" })).toHaveFocus());
  await waitFor(() => expect(simulator.requests(list)).toHaveLength(reads + 1));
});

test("A policy number is one encoded segment of the URL (spec: tilbud-24)", async () => {
  simulator.logIn("rare-data");
  const { user } = renderPortal({ path: "/tilbud" });
  await user.click(await screen.findByRole("button", { name: "Fjern tilbud Nummer med skråstrek" }));
  await user.click(press("Ja, fjern tilbudet"));
  await waitFor(() => expect(screen.queryByText("Nummer med skråstrek")).not.toBeInTheDocument());
  expect(simulator.requests(deletion).map(({ path }) => path)).toEqual([
    "/api/privat/forsikring/avtaleoversikt/tilbud/91%2F000%2003%C3%A5",
  ]);
});
