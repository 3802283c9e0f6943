import { screen, within, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Json } from "#contract/mergeLayers.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ question: `Spørsmål ${at + 1}?`, answer: `Svar ${at + 1}.` }));
const show = (faq: Json) => {
  simulator.logIn("ingen");
  return renderPortal({ tenant: { faq } });
};
const findSection = async () =>
  within(await screen.findByRole("region", { name: "Finner du ikke forsikringene dine?" }));
const shownQuestions = async () => (await findSection()).getAllByRole("heading", { level: 3 }).length;

describe("Accordion 'Finner du ikke forsikringene dine?' (spec: oversikt-6, oversikt-7)", () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 3],
    [20, 3],
  ])("shows 3 questions, or 4 if there are exactly 4: of %i, %i", async (all, shown) => {
    show(questions(all));
    expect(await shownQuestions()).toBe(shown);
    const button = screen.queryByRole("button", { name: "Vis flere spørsmål" });
    expect(button === null).toBe(shown === all);
  });

  test("'Vis flere spørsmål' shows the rest and leads to the first of them, 'Skjul flere spørsmål' hides them again", async () => {
    const { user } = show(questions(5));
    await findSection();
    await user.click(screen.getByRole("button", { name: "Vis flere spørsmål", expanded: false }));
    expect(await shownQuestions()).toBe(5);
    expect(screen.getByText("Spørsmål 4?").closest("summary")).toHaveFocus();

    const hide = screen.getByRole("button", { name: "Skjul flere spørsmål", expanded: true });
    await user.click(hide);
    expect(await shownQuestions()).toBe(3);
    expect(hide).toHaveFocus();
  });

  test("a question opens its answer: paragraphs, and a link to where it leads", async () => {
    const { user } = show([
      {
        question: "Hvor er papirene?",
        answer: "De ligger samlet.\n\nDe nyeste står øverst.",
        link: { text: "Gå til dokumenter", url: "/privat/forsikring/dokumenter" },
      },
    ]);
    const section = await findSection();
    expect(section.getByText("De ligger samlet.")).not.toBeVisible();
    await user.click(section.getByText("Hvor er papirene?"));
    expect(section.getByText("De ligger samlet.")).toBeVisible();
    expect(section.getByText("De nyeste står øverst.")).toBeVisible();
    const link = section.getByRole("link", { name: "Gå til dokumenter" });
    expect(new URL((link as HTMLAnchorElement).href).pathname).toBe("/privat/forsikring/dokumenter");
    expect(link).not.toHaveAttribute("target");
  });

  test("a link to a page of the portal opens without a reload", async () => {
    const link = { text: "Gå til profilen", url: "/privat/forsikring/oversikt/forsikringsprofil" };
    const { user, left } = show([{ question: "Hvor?", answer: "Der.", link }]);
    await user.click((await findSection()).getByText("Hvor?"));
    await user.click(screen.getByRole("link", { name: "Gå til profilen" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Forsikringsprofil" })).toHaveFocus());
    expect(left).toEqual([]);
  });

  test("a link to another site opens a new tab", async () => {
    const link = { text: "Forbundet", url: "https://forbund.fjelltrygd.example/" };
    const { user } = show([{ question: "Hvor?", answer: "Der.", link }]);
    await user.click((await findSection()).getByText("Hvor?"));
    expect(screen.getByRole("link", { name: /Forbundet.*åpnes i ny fane/ })).toHaveAttribute("target", "_blank");
  });

  test("a brand without questions has no such section", async () => {
    show([]);
    await screen.findByRole("heading", { name: "Kjøp forsikring" });
    expect(screen.queryByText("Finner du ikke forsikringene dine?")).not.toBeInTheDocument();
  });
});
