import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "../../../tests/support/renderPortal.tsx";
import { startSimulator } from "../../../tests/support/simulator.ts";

const simulator = startSimulator();
const call = "POST /feedback/";
const gjort = "Fikk du gjort det du skulle?";
const fornoyd = "Hvor fornøyd er du med denne nettsiden?";
const bodies = () => simulator.requests(call).map(({ body }) => body);

describe("A feedback section (spec §2; shared-widgets §7)", () => {
  test("on the overview: a POST on 'Send', and none before", async () => {
    simulator.logIn("vanlig");
    const { user } = renderPortal();
    const section = within(await screen.findByRole("region", { name: gjort }));
    await user.click(section.getByRole("radio", { name: "Nei" }));
    await user.type(section.getByRole("textbox"), "Fant ikke bilen");
    expect(bodies()).toEqual([]);
    await user.click(section.getByRole("button", { name: "Send" }));
    expect(await screen.findByRole("heading", { name: "Takk for tilbakemeldingen!" })).toHaveFocus();
    expect(bodies()).toEqual([
      {
        productCode: "OVERSIKT",
        feedbackValue: "nei",
        text: "Fant ikke bilen",
        page: expect.stringMatching(/^\/privat\/forsikring\/oversikt\/?$/),
      },
    ]);
  });

  test("on the offers; a failure keeps the answer, and it can be sent again", async () => {
    simulator.logIn("vanlig");
    simulator.order({ call, status: 500, times: 1 });
    const { user } = renderPortal({ path: "/tilbud" });
    await user.click(
      within(await screen.findByRole("region", { name: fornoyd })).getByRole("radio", { name: "Veldig fornøyd" }),
    );
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText(/Vi fikk ikke sendt tilbakemeldingen/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Takk for tilbakemeldingen!")).toBeVisible();
    const body = { productCode: "TILBUD", feedbackValue: "5", text: "", page: "/privat/forsikring/oversikt/tilbud" };
    expect(bodies()).toEqual([body, body]);
  });

  test("leaving sends nothing", async () => {
    simulator.logIn("vanlig");
    const { user } = renderPortal({ path: "/tilbud" });
    await user.click(
      within(await screen.findByRole("region", { name: fornoyd })).getByRole("radio", { name: "Midt på treet" }),
    );
    await user.click(screen.getAllByRole("link", { name: /oversikt/i })[0] as HTMLElement);
    await screen.findByRole("region", { name: gjort });
    expect(bodies()).toEqual([]);
  });

  test("a brand can go without", async () => {
    simulator.logIn("vanlig");
    renderPortal({ path: "/tilbud", tenant: { features: { feedback: false } } });
    await screen.findByRole("heading", { level: 2, name: "Bil" });
    // Longer than it takes the section to come where there is one.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect(screen.queryByRole("region", { name: fornoyd })).toBeNull();
  });
});
