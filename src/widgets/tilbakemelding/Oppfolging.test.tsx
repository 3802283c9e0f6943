import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { button, leavings, showWidget } from "#tests/support/widgets/tilbakemeldingHarness.tsx";
import { Oppfolging } from "./Oppfolging.tsx";
import type { Sporsmal } from "./sporsmal/sporsmal.ts";
import { Tilbakemelding } from "./Tilbakemelding.tsx";

const questions: readonly Sporsmal[] = [
  {
    type: "radio",
    label: "Hvor ofte er du her?",
    name: "besok",
    options: [
      { label: "Ofte", value: "ofte" },
      { label: "Noe annet", value: "annet", textAreaLabel: "Hvor ofte da?" },
    ],
  },
  {
    type: "checkbox",
    label: "Hva brukte du?",
    helpLabel: "Kryss av for alt du brukte.",
    options: [
      { label: "Mobil", value: "mobil" },
      { label: "Nettbrett", value: "nettbrett" },
      { label: "Datamaskin", value: "datamaskin" },
    ],
  },
  { type: "text", label: "Hva savner du?", name: "savn" },
  { type: "smiley", label: "Hvordan var det?", name: "opplevelse" },
];
const besok = { name: "besok", label: "Hvor ofte er du her?", type: "radio", value: "ofte" };
const brukte = (...value: readonly string[]) => ({
  name: "Hva brukte du?",
  label: "Hva brukte du?",
  type: "checkbox",
  value,
});

type Props = Partial<ComponentProps<typeof Oppfolging>>;

function show(props: Props = {}) {
  const onAnswers = vi.fn();
  return { onAnswers, ...showWidget(<Oppfolging questions={questions} onAnswers={onAnswers} {...props} />) };
}

const step = (text: string) => screen.getByRole("heading", { name: text });

/** Shows a follow-up, with the first answer given and the second step reached. */
async function showSecondStep(props: Props = {}) {
  const shown = show(props);
  await shown.user.click(button("Jeg har tid!"));
  await shown.user.click(screen.getByRole("radio", { name: "Ofte" }));
  await shown.user.click(button("Neste"));
  return shown;
}

describe("Follow-up offer (spec: feedback-22)", () => {
  test("asks 'Har du tid til å svare på noen flere spørsmål?', with 'Jeg har tid!' and 'Nei takk'", () => {
    show();
    expect(screen.getByRole("region", { name: "Har du tid til å svare på noen flere spørsmål?" })).toBeVisible();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Jeg har tid!", "Nei takk"]);
    expect(screen.queryByRole("radio")).toBeNull();
  });

  test("'Nei takk' hides it and the host is not notified; focus is not lost", async () => {
    const { user, onAnswers, unmount } = show();
    await user.click(button("Nei takk"));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Skjemaet er lukket")).toHaveFocus();
    unmount();
    expect(onAnswers).not.toHaveBeenCalled();
  });

  test("'Nei takk' leads to the contact form, and focus goes there (spec: feedback-29, feedback-35)", async () => {
    const { user } = show({ contact: { onSend: vi.fn() } });
    await user.click(button("Nei takk"));
    expect(screen.getByRole("heading", { name: "Vil du at vi skal kontakte deg?" })).toHaveFocus();
  });

  test("comes after a feedback, whose thanks are read first", async () => {
    const { user } = showWidget(
      <Tilbakemelding question="gjort" followUp={{ questions, onAnswers: vi.fn() }} contact={{ onSend: vi.fn() }} />,
    );
    await user.click(screen.getByRole("radio", { name: "Ja" }));
    await user.click(button("Send"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Takk for tilbakemeldingen!" })).toHaveFocus());
    await user.click(button("Nei takk"));
    expect(screen.getByRole("heading", { name: "Vil du at vi skal kontakte deg?" })).toHaveFocus();
    await user.click(button("Nei takk"));
    expect(screen.getByRole("heading", { name: "Takk for tilbakemeldingen!" })).toHaveFocus();
  });
});

describe("Follow-up, step by step (spec: feedback-23)", () => {
  test("'Steg n av m', 'Neste', and 'Send inn' in the last step; focus follows the step", async () => {
    const { user } = show();
    await user.click(button("Jeg har tid!"));
    for (const n of [1, 2, 3, 4]) {
      expect(step(`Steg ${n} av 4`)).toHaveFocus();
      expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
        n < 4 ? "Neste" : "Send inn",
        "Avbryt",
      ]);
      if (n < 4) await user.click(button("Neste"));
    }
  });

  test("a question of each type; the host gets name, label, type and value of each, once; then thanks", async () => {
    const { user, onAnswers } = await showSecondStep();
    const boxes = screen.getByRole("group", { name: "Hva brukte du?", description: "Kryss av for alt du brukte." });
    expect(boxes).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: "Datamaskin" }));
    await user.click(screen.getByRole("checkbox", { name: "Nettbrett" }));
    await user.click(screen.getByRole("checkbox", { name: "Mobil" }));
    await user.click(screen.getByRole("checkbox", { name: "Nettbrett" }));
    await user.click(button("Neste"));
    const text = screen.getByRole("textbox", { name: "Hva savner du?" });
    expect(text).toHaveAttribute("rows", "4");
    expect(text).toHaveAccessibleDescription(/Ikke skriv personopplysninger\..* svarer ikke/);
    await user.type(text, "En app");
    await user.click(button("Neste"));
    await user.click(screen.getByRole("radio", { name: "Ganske fornøyd" }));
    expect(onAnswers).not.toHaveBeenCalled();
    await user.click(button("Send inn"));
    expect(onAnswers).toHaveBeenCalledExactlyOnceWith(
      [
        besok,
        brukte("mobil", "datamaskin"),
        { name: "savn", label: "Hva savner du?", type: "text", value: "En app" },
        { name: "opplevelse", label: "Hvordan var det?", type: "smiley", value: 4 },
      ],
      { intentionalSubmit: true },
    );
    expect(screen.getByRole("heading", { name: "Takk for svarene!" })).toHaveFocus();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("an option can ask for a text", async () => {
    const { user, onAnswers } = show({ questions: questions.slice(0, 1) });
    await user.click(button("Jeg har tid!"));
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Noe annet" }));
    const text = screen.getByRole("textbox", { name: "Hvor ofte da?" });
    expect(text).toHaveAttribute("rows", "4");
    await user.type(text, "Hver jul");
    await user.click(button("Send inn"));
    expect(onAnswers).toHaveBeenCalledExactlyOnceWith(
      [
        { ...besok, value: "annet" },
        { name: "Hvor ofte da?", label: "Hvor ofte da?", type: "text", value: "Hver jul" },
      ],
      { intentionalSubmit: true },
    );
  });

  test("a text that is too long has an error, is not shortened and stops the step: focus goes to it", async () => {
    const { user, onAnswers } = show({ questions: questions.slice(2, 3) });
    await user.click(button("Jeg har tid!"));
    const text = screen.getByRole("textbox");
    fireEvent.change(text, { target: { value: "x".repeat(251) } });
    await user.click(button("Send inn"));
    expect(text).toHaveFocus();
    expect(text).toHaveAccessibleDescription("Du har skrevet 1 tegn for mye");
    expect(onAnswers).not.toHaveBeenCalled();
    fireEvent.change(text, { target: { value: "x".repeat(250) } });
    await user.click(button("Send inn"));
    expect(onAnswers).toHaveBeenCalledTimes(1);
  });

  test("'Avbryt' resets: done without sending and without thanks (spec: feedback-24)", async () => {
    const { user, onAnswers, unmount } = await showSecondStep();
    await user.click(button("Avbryt"));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByText(/Takk/)).toBeNull();
    expect(screen.getByText("Skjemaet er lukket")).toHaveFocus();
    unmount();
    expect(onAnswers).not.toHaveBeenCalled();
  });

  test("the callback given last is the one that is called (spec: feedback-16)", async () => {
    const { onAnswers, change } = await showSecondStep();
    const late = vi.fn();
    change(<Oppfolging questions={questions} onAnswers={late} />);
    fireEvent(window, new Event("pagehide"));
    expect(late).toHaveBeenCalledExactlyOnceWith([besok], { intentionalSubmit: false });
    expect(onAnswers).not.toHaveBeenCalled();
  });

  test("a smiley scale whose values are not 1 to 5 is left out, and the console says why (spec: feedback-19)", async () => {
    const consoleError = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => consoleError.mockRestore());
    const { user } = show({
      questions: [{ type: "smiley", label: "Skal ikke vises", options: [{ label: "Null", value: 0 }] }, ...questions],
    });
    await user.click(button("Jeg har tid!"));
    expect(step("Steg 1 av 4")).toBeVisible();
    expect(screen.getByRole("group", { name: "Hvor ofte er du her?" })).toBeVisible();
    expect(consoleError).toHaveBeenCalledExactlyOnceWith("The smiley question requires the values 1 to 5");
  });

  test("questions that the host takes away meanwhile are asked to the end (spec: feedback-37)", async () => {
    const { user, onAnswers, change } = await showSecondStep();
    change(<Oppfolging questions={questions.slice(2, 3)} onAnswers={onAnswers} />);
    expect(step("Steg 2 av 4")).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: "Mobil" }));
    for (const name of ["Neste", "Neste", "Send inn"]) await user.click(button(name));
    expect(onAnswers).toHaveBeenCalledExactlyOnceWith([besok, brukte("mobil")], { intentionalSubmit: true });
  });
});

describe("Leaving during the follow-up (spec: feedback-25)", () => {
  test.each(leavings)(
    "%s: the host gets the answers of confirmed steps, once (spec: feedback-26)",
    async (_what, leave) => {
      const { user, onAnswers, unmount } = await showSecondStep();
      await user.click(screen.getByRole("checkbox", { name: "Mobil" }));
      leave(unmount);
      fireEvent(window, new Event("pagehide"));
      unmount();
      expect(onAnswers).toHaveBeenCalledExactlyOnceWith([besok], { intentionalSubmit: false });
    },
  );

  test.each(leavings)("%s, without an answer: the host is not notified", async (_what, leave) => {
    const { user, onAnswers, unmount } = show();
    await user.click(button("Jeg har tid!"));
    leave(unmount);
    expect(onAnswers).not.toHaveBeenCalled();
  });

  test("'Send inn' is possible afterwards, once", async () => {
    const { user, onAnswers, unmount } = await showSecondStep({ questions: questions.slice(0, 2) });
    fireEvent(window, new Event("pagehide"));
    await user.click(screen.getByRole("checkbox", { name: "Mobil" }));
    await user.click(button("Send inn"));
    unmount();
    expect(onAnswers.mock.calls).toEqual([
      [[besok], { intentionalSubmit: false }],
      [[besok, brukte("mobil")], { intentionalSubmit: true }],
    ]);
  });
});
