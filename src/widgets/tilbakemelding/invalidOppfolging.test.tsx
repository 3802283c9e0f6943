import { screen } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { showWidget } from "#tests/support/widgets/tilbakemeldingHarness.tsx";
import type { Sporsmal } from "./sporsmal/sporsmal.ts";
import { Tilbakemelding } from "./Tilbakemelding.tsx";
import { Oppfolging } from "./Oppfolging.tsx";

describe("A follow-up of questions that are not valid (spec: feedback-19)", () => {
  const invalid: readonly Sporsmal[] = [
    { type: "smiley", label: "Skal ikke vises", options: [{ label: "Null", value: 0 }] },
  ];
  test.each([
    ["alone", <Oppfolging key="o" questions={invalid} onAnswers={vi.fn()} />],
    [
      "after a feedback",
      <Tilbakemelding key="t" question="gjort" followUp={{ questions: invalid, onAnswers: vi.fn() }} />,
    ],
  ])("without a valid question there is no follow-up %s, and the console says why", (_where, widget) => {
    const consoleError = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => consoleError.mockRestore());
    showWidget(widget);
    expect(screen.queryByText(/Har du tid|Skjemaet er lukket/)).toBeNull();
    expect(consoleError).toHaveBeenCalledExactlyOnceWith("The smiley question requires the values 1 to 5");
  });
});
