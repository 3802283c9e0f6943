import { screen } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { button, showWidget } from "#tests/support/widgets/tilbakemeldingHarness.tsx";
import { SporsmalField } from "./SporsmalField.tsx";
import type { Sporsmal, ValgSporsmal } from "./sporsmal.ts";
import { Tilbakemelding } from "../Tilbakemelding.tsx";

const options = [
  { label: "Pris", value: "pris", textAreaLabel: "Hva er for dyrt?" },
  { label: "Hjelp", value: "hjelp" },
];
const smiley = (...values: readonly number[]): ValgSporsmal => ({
  type: "smiley",
  label: "Hvordan var det?",
  options: values.map((value) => ({ label: `Svar ${value}`, value })),
});

function listenToConsole() {
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => consoleError.mockRestore());
  return consoleError;
}

describe("Feedback question components (spec: feedback-19, feedback-21)", () => {
  test.each<[Sporsmal]>([
    [{ type: "radio", label: "Hva?", options }],
    [{ type: "checkbox", label: "Hva?", options }],
    [{ type: "smiley", label: "Hva?" }],
    [{ type: "text", label: "Hva?" }],
  ])("outside a feedback or follow-up nothing is shown, and the console says so, once: %j", (question) => {
    const consoleError = listenToConsole();
    showWidget(<SporsmalField question={question} />);
    expect(screen.queryByText("Hva?")).toBeNull();
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(
      "Questions must be used inside a Followup or Feedback context provider",
    );
  });

  test("faces whose values are not 1 to 5 are not shown, and the console says so, once", () => {
    const consoleError = listenToConsole();
    showWidget(<Tilbakemelding question={smiley(0, 1, 2, 3, 4)} />);
    expect(screen.queryByText("Hvordan var det?")).toBeNull();
    expect(consoleError).toHaveBeenCalledExactlyOnceWith("The smiley question requires the values 1 to 5");
  });

  test("custom faces are ordered from the unhappiest to the happiest", async () => {
    const onAnswer = vi.fn();
    const { user } = showWidget(<Tilbakemelding question={smiley(5, 4, 3, 2, 1)} onAnswer={onAnswer} />);
    expect(screen.getAllByRole("radio").map((face) => face.closest("label")?.textContent)).toEqual(
      [1, 2, 3, 4, 5].map((value) => `Svar ${value}`),
    );
    await user.click(screen.getByRole("radio", { name: "Svar 2" }));
    await user.click(button("Send"));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ feedbackValue: 2, intentionalSubmit: true });
  });

  test("a main question with boxes: feedbackValue is a list; the text is named by the option that asks for one", async () => {
    const onAnswer = vi.fn();
    const { user } = showWidget(
      <Tilbakemelding question={{ type: "checkbox", label: "Hva?", options }} onAnswer={onAnswer} />,
    );
    await user.click(screen.getByRole("checkbox", { name: "Hjelp" }));
    expect(screen.getByRole("textbox", { name: "Vil du fortelle mer? (valgfritt)" })).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: "Pris" }));
    await user.type(screen.getByRole("textbox", { name: "Hva er for dyrt?" }), "Alt");
    await user.click(button("Send"));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({
      feedbackValue: ["pris", "hjelp"],
      intentionalSubmit: true,
      message: "Alt",
    });
  });
});
