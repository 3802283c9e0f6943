import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { ClosablePart } from "#contract/notices.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const hourMs = 3_600_000;
/** At seven in Norway, on a day that is not today. */
const until = "2099-01-15T06:00:00Z";

/** What the server says from the next request on. */
const close = (part: ClosablePart | undefined) => {
  const from = new Date(Date.now() - hourMs).toISOString();
  const closed = part ? [{ part, reason: { nb: "Vi bytter system." }, from, until }] : [];
  simulator.visitor().notices = JSON.stringify({ notices: [], closed });
};
/** Says why, until when and whom to call. */
const expectNote = async (title: string) => {
  const note = (await screen.findByText(title)).closest<HTMLElement>("[data-variant=warning]");
  expect(note).toHaveTextContent("Vi bytter system. Stengt til 15.01.2099 kl. 07.00.");
  expect(await within(note as HTMLElement).findByRole("link", { name: /^\+47\s22\s00\s00\s00$/ })).toHaveAttribute(
    "href",
    "tel:+4722000000",
  );
};
const askAgain = ({ queryClient }: ReturnType<typeof renderPortal>) =>
  act(() => queryClient.refetchQueries({ queryKey: ["driftsmeldinger"] }));

beforeEach(() => simulator.logIn("vanlig"));

describe("A part that is closed says why, until when and whom to call (spec: notices-10, notices-11)", () => {
  test("buying: no entrance is offered on the purchase page", async () => {
    close("kjop");
    renderPortal({ path: "/kjopsinnganger" });
    await expectNote("Du kan ikke kjøpe forsikring her akkurat nå");
    expect(screen.queryByRole("button", { name: "Kjøretøy" })).not.toBeInTheDocument();
  });

  test("buying: an offer cannot be continued, but removed", async () => {
    close("kjop");
    renderPortal({ path: "/tilbud" });
    await expectNote("Du kan ikke kjøpe forsikring her akkurat nå");
    expect(screen.queryByRole("link", { name: /Fortsett/ })).not.toBeInTheDocument();
    expect((await screen.findAllByRole("button", { name: /Fjern/ })).length).toBeGreaterThan(0);
  });

  test("offers: nothing can be done with them, and they can be read", async () => {
    close("tilbud");
    renderPortal({ path: "/tilbud" });
    await expectNote("Du kan ikke gå videre med tilbudene dine akkurat nå");
    expect(screen.queryByRole("link", { name: /Fortsett/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Fjern/ })).not.toBeInTheDocument();
  });

  test("the profile: it can be read, and nothing can be changed", async () => {
    close("profil");
    renderPortal({ path: "/forsikringsprofil" });
    await expectNote("Du kan ikke endre opplysningene dine akkurat nå");
    expect(await screen.findByText("Vanja Vanlig")).toBeVisible();
    expect(within(screen.getByRole("main")).queryByRole("button", { name: /^Endre/ })).not.toBeInTheDocument();
    for (const radio of screen.queryAllByRole("radio")) expect(radio).toBeDisabled();
  });

  test("feedback", async () => {
    close("tilbakemelding");
    renderPortal({ path: "/tilbud" });
    await expectNote("Du kan ikke sende tilbakemelding akkurat nå");
  });
});

describe("What was typed stays (spec: notices-12)", () => {
  test("in an open row of the profile, which cannot be sent while it is closed", async () => {
    const portal = renderPortal({ path: "/forsikringsprofil" });
    await portal.user.click(await screen.findByRole("button", { name: "Endre e-post" }));
    const field = screen.getByRole("textbox");
    await portal.user.clear(field);
    await portal.user.type(field, "ny@eksempel.example");
    close("profil");
    await askAgain(portal);
    await waitFor(() => expect(field).toBeDisabled());
    expect(field).toHaveValue("ny@eksempel.example");
    // A screen reader reads what cannot be used, and nothing of what is inert.
    expect(field.closest("[inert]")).toBeNull();
    expect(await screen.findByText(/Det du har fylt ut, blir stående\./)).toBeVisible();
    close(undefined);
    await askAgain(portal);
    await waitFor(() => expect(field).toBeEnabled());
    expect(screen.getByRole("textbox")).toHaveValue("ny@eksempel.example");
  });

  test("and is not spoken of where nothing was filled in", async () => {
    close("tilbakemelding");
    renderPortal({ path: "/tilbud" });
    await expectNote("Du kan ikke sende tilbakemelding akkurat nå");
    expect(screen.getByRole("radio", { name: "Ganske fornøyd" })).toBeDisabled();
    expect(screen.queryByText(/Det du har fylt ut/)).not.toBeInTheDocument();
  });

  test("in the feedback", async () => {
    const portal = renderPortal({ path: "/tilbud" });
    await portal.user.click(await screen.findByRole("radio", { name: "Ganske fornøyd" }));
    close("tilbakemelding");
    await askAgain(portal);
    expect(await screen.findByText(/Det du har fylt ut, blir stående\./)).toBeVisible();
    expect(screen.getByRole("radio", { name: "Ganske fornøyd" })).toBeChecked();
    expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  });
});
