import { fireEvent, render, screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { describe, expect, test, vi } from "vitest";
import { button, leavings, showWidget } from "#tests/support/widgets/tilbakemeldingHarness.tsx";
import { Tilbakemelding } from "./Tilbakemelding.tsx";

type Props = Partial<ComponentProps<typeof Tilbakemelding>>;

const element = (props: Props) => <Tilbakemelding question="gjort" onSend={async () => undefined} {...props} />;

function show(props: Props = {}) {
  const { change, ...shown } = showWidget(element(props));
  return { ...shown, change: (next: Props) => change(element(next)) };
}

const radio = (name: string) => screen.getByRole("radio", { name });
const text = () => screen.getByRole("textbox");

describe("Feedback widget (spec: feedback-2, feedback-3, feedback-5)", () => {
  test("'Fikk du gjort det du skulle?' has the answers ja and nei; picking one reveals text box and buttons", async () => {
    const { user } = show();
    const question = within(screen.getByRole("group", { name: "Fikk du gjort det du skulle?" }));
    expect(question.getAllByRole("radio").map((option) => option.getAttribute("value"))).toEqual(["ja", "nei"]);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();

    await user.click(radio("Nei"));
    expect(text()).toHaveAttribute("rows", "5");
    expect(text()).toHaveAccessibleDescription(/Ikke skriv personopplysninger\..* svarer ikke/);
    expect(button("Send")).toBeVisible();
    expect(button("Avbryt")).toBeVisible();
  });

  test("says its question once: the group of the answers has it as its name, and no region around it (spec: feedback-39)", () => {
    show();
    expect(screen.getAllByText("Fikk du gjort det du skulle?")).toHaveLength(1);
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("'Hvor fornøyd er du med denne nettsiden?' is a scale of five faces", async () => {
    const onSend = vi.fn(async () => undefined);
    const { user } = show({ question: "fornoyd", onSend });
    const question = within(screen.getByRole("group", { name: "Hvor fornøyd er du med denne nettsiden?" }));
    expect(question.getAllByRole("radio").map((option) => option.closest("label")?.textContent)).toEqual([
      "Veldig misfornøyd",
      "Litt misfornøyd",
      "Midt på treet",
      "Ganske fornøyd",
      "Veldig fornøyd",
    ]);
    await user.click(radio("Ganske fornøyd"));
    await user.click(button("Send"));
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ feedbackValue: 4, intentionalSubmit: true });
  });

  test("'Send' delivers answer and text, thanks, and focus is on the thanks", async () => {
    const onSend = vi.fn(async () => undefined);
    const onAnswer = vi.fn();
    const { user } = show({ onSend, onAnswer });
    await user.click(radio("Ja"));
    await user.type(text(), "Alt gikk fint");
    await user.click(button("Send"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Takk for tilbakemeldingen!" })).toHaveFocus());
    const answer = { feedbackValue: "ja", intentionalSubmit: true, message: "Alt gikk fint" };
    expect(onSend).toHaveBeenCalledExactlyOnceWith(answer);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
    expect(screen.queryByRole("radio")).toBeNull();
  });

  test("thanks that come while focus is elsewhere on the page are announced, and take no focus", async () => {
    const answer = Promise.withResolvers<void>();
    const { user } = showWidget(
      <>
        {element({ onSend: () => answer.promise })}
        <button>Noe annet</button>
      </>,
    );
    await user.click(radio("Ja"));
    await user.click(button("Send"));
    await user.click(button("Noe annet"));
    answer.resolve();
    await waitFor(() =>
      expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
        "Takk for tilbakemeldingen!",
      ),
    );
    expect(button("Noe annet")).toHaveFocus();
  });

  test("'Avbryt' clears choice and text; focus goes back to the question", async () => {
    const { user } = show();
    await user.click(radio("Nei"));
    await user.type(text(), "Noe");
    await user.click(button("Avbryt"));
    expect(radio("Nei")).not.toBeChecked();
    expect(radio("Ja")).toHaveFocus();
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(radio("Nei"));
    expect(text()).toHaveValue("");
  });

  test("changing the answer keeps the text (spec: feedback-8)", async () => {
    const { user } = show();
    await user.click(radio("Ja"));
    await user.type(text(), "Noe");
    await user.click(radio("Nei"));
    expect(text()).toHaveValue("Noe");
  });

  test("sending without a choice does nothing (spec: feedback-8)", () => {
    const onSend = vi.fn(async () => undefined);
    show({ onSend });
    const form = radio("Ja").closest("form");
    if (form) fireEvent.submit(form);
    expect(onSend).not.toHaveBeenCalled();
    expect(radio("Ja")).toBeVisible();
  });

  test("a text that is too long has an error, is not shortened and not sent: focus goes to it", async () => {
    const onSend = vi.fn(async () => undefined);
    const { user } = show({ onSend });
    await user.click(radio("Ja"));
    fireEvent.change(text(), { target: { value: "x".repeat(253) } });
    await user.click(button("Send"));
    expect(onSend).not.toHaveBeenCalled();
    expect(text()).toHaveFocus();
    expect(text()).toHaveAccessibleDescription("Du har skrevet 3 tegn for mye");
    expect(text()).toHaveValue("x".repeat(253));
  });

  test("a text that has focus already gets it again when the form is sent, so that its error is read (spec: focus-16)", async () => {
    const { user } = show();
    await user.click(radio("Ja"));
    fireEvent.change(text(), { target: { value: "x".repeat(253) } });
    text().focus();
    const onFocus = vi.fn();
    text().addEventListener("focus", onFocus);
    fireEvent.submit(text());
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(text()).toHaveAccessibleDescription("Du har skrevet 3 tegn for mye");
    const section = text().closest("section") ?? document.body;
    expect(within(section).getAllByRole("status").at(-1)).toBeEmptyDOMElement();
  });

  test("a failure keeps the input and can be tried again", async () => {
    const onSend = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("500"));
    const onAnswer = vi.fn();
    const { user } = show({ onSend, onAnswer });
    await user.click(radio("Ja"));
    await user.type(text(), "Noe");
    await user.click(button("Send"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Vi fikk ikke sendt tilbakemeldingen.");
    expect(text()).toHaveValue("Noe");
    expect(onAnswer).not.toHaveBeenCalled();
    expect(button("Send")).toHaveFocus();
    await user.click(button("Send"));
    expect(await screen.findByText("Takk for tilbakemeldingen!")).toBeVisible();
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  test("callbacks given later are the ones that are called (spec: feedback-16)", async () => {
    const [early, late] = [vi.fn(), vi.fn()];
    const [sendEarly, sendLate] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const { user, change, unmount } = show({ onAnswer: early, onSend: sendEarly });
    await user.click(radio("Ja"));
    change({ onAnswer: late, onSend: sendLate });
    fireEvent(window, new Event("pagehide"));
    await user.click(button("Send"));
    await screen.findByText("Takk for tilbakemeldingen!");
    unmount();
    expect(early).not.toHaveBeenCalled();
    expect(sendEarly).not.toHaveBeenCalled();
    expect(sendLate).toHaveBeenCalledTimes(1);
    expect(late).toHaveBeenCalledTimes(2);
  });

  test("two on a page do not share radio names (spec: feedback-17)", async () => {
    const { user } = show();
    render(element({}));
    const [first, second] = screen.getAllByRole("radio", { name: "Ja" });
    if (!first || !second) throw new Error("Two were shown.");
    await user.click(first);
    await user.click(second);
    expect(first).toBeChecked();
    expect(first.getAttribute("name")).not.toBe(second.getAttribute("name"));
  });
});

describe("Leaving with an unsent answer (spec: feedback-10)", () => {
  test.each(leavings)("%s: the host is notified, once, without the text; nothing is sent", async (_what, leave) => {
    const onSend = vi.fn(async () => undefined);
    const onAnswer = vi.fn();
    const { user, unmount } = show({ onSend, onAnswer });
    await user.click(radio("Nei"));
    await user.type(text(), "Noe");
    leave(unmount);
    fireEvent(window, new Event("pagehide"));
    unmount();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ feedbackValue: "nei", intentionalSubmit: false });
    expect(onSend).not.toHaveBeenCalled();
  });

  test.each(leavings)("%s, without an answer: the host is not notified", (_what, leave) => {
    const onAnswer = vi.fn();
    const { unmount } = show({ onAnswer });
    leave(unmount);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test("a page that comes into sight has not been left", async () => {
    const onAnswer = vi.fn();
    const { user } = show({ onAnswer });
    await user.click(radio("Ja"));
    fireEvent(document, new Event("visibilitychange"));
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe("Another application", () => {
  test("needs no settings: without `onSend` the thanks are shown at once; it has a live region of its own", async () => {
    const user = userEvent.setup();
    render(<Tilbakemelding question="gjort" />);
    await user.click(radio("Ja"));
    await user.click(button("Send"));
    expect(await screen.findByRole("heading", { name: "Takk for tilbakemeldingen!" })).toHaveFocus();
    expect(screen.getAllByRole("status")).toHaveLength(1);
  });

  test("replaces single texts, with what is filled into them (spec: widgets-14)", async () => {
    const { user } = show({
      texts: { gjort: "Fekk du gjort det du skulle?", "text.tooLong": "{{antall}} teikn for mykje" },
    });
    expect(screen.getByRole("group", { name: "Fekk du gjort det du skulle?" })).toBeVisible();
    await user.click(radio("Ja"));
    fireEvent.change(text(), { target: { value: "x".repeat(253) } });
    expect(text()).toHaveAccessibleDescription("3 teikn for mykje");
    expect(button("Avbryt")).toBeVisible();
  });
});
