import { screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { describe, expect, test, vi } from "vitest";
import { button, showWidget } from "#tests/support/widgets/tilbakemeldingHarness.tsx";
import { Kontaktskjema } from "./Kontaktskjema.tsx";

function show(props: Partial<ComponentProps<typeof Kontaktskjema>> = {}) {
  const onSend = vi.fn<(kontakt: object) => unknown>();
  return { onSend, ...showWidget(<Kontaktskjema hasPhone onSend={onSend} {...props} />) };
}

const email = () => screen.getByRole("textbox", { name: "E-postadresse" });
const phone = () => screen.getByRole("textbox", { name: "Telefonnummer" });

describe("Contact form (spec: feedback-30)", () => {
  test("asks for e-mail, and for phone when phone is enabled", () => {
    const { change } = show();
    expect(screen.getByRole("region", { name: "Vil du at vi skal kontakte deg?" })).toBeVisible();
    expect(screen.getAllByRole("textbox")).toEqual([email(), phone()]);
    change(<Kontaktskjema onSend={vi.fn()} />);
    expect(screen.getAllByRole("textbox")).toEqual([email()]);
  });

  test("the host gets e-mail and phone; then thanks, which have focus", async () => {
    const { user, onSend } = show();
    await user.type(email(), "kåre@blåbær.example");
    await user.type(phone(), "41234567");
    await user.click(button("Send"));
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ email: "kåre@blåbær.example", phone: "41234567" });
    await waitFor(() => expect(screen.getByRole("heading", { name: "Takk, vi tar kontakt med deg!" })).toHaveFocus());
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("without phone the host gets the e-mail and nothing else", async () => {
    const { user, onSend } = show({ hasPhone: false });
    await user.type(email(), "kari@post.example{Enter}");
    expect(await screen.findByText("Takk, vi tar kontakt med deg!")).toBeVisible();
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ email: "kari@post.example" });
  });

  test("'Nei takk' hides the form; the host is not notified, and focus is not lost", async () => {
    const { user, onSend } = show();
    await user.type(email(), "kari@post.example");
    await user.click(button("Nei takk"));
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByText(/Takk/)).toBeNull();
    expect(screen.getByText("Skjemaet er lukket")).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
  });

  test("a failure keeps the input and can be tried again; a second press meanwhile does nothing", async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const onSend = vi.fn(() => answers[onSend.mock.calls.length - 1]?.promise);
    const { user } = show({ onSend });
    await user.type(email(), "kari@post.example");
    await user.type(phone(), "41234567");
    await user.click(button("Send"));
    await user.click(button("Send"));
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(email()).toHaveAttribute("readonly");
    answers[0]?.reject(new Error("500"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Vi fikk ikke sendt kontaktinformasjonen.");
    expect(email()).toHaveValue("kari@post.example");
    expect(email()).not.toHaveAttribute("readonly");
    expect(button("Send")).toHaveFocus();
    await user.click(button("Send"));
    answers[1]?.resolve();
    expect(await screen.findByText("Takk, vi tar kontakt med deg!")).toBeVisible();
  });
});

describe("Contact form validation (spec: feedback-32, feedback-33, feedback-34)", () => {
  test.each([
    ["", "Du må oppgi e-postadresse for at vi kan kontakte deg"],
    ["   ", "Du må oppgi e-postadresse for at vi kan kontakte deg"],
    ["kari", "Skriv inn en gyldig e-postadresse"],
    ["kari@post", "Skriv inn en gyldig e-postadresse"],
    ["@post.example", "Skriv inn en gyldig e-postadresse"],
    ["kari nordmann@post.example", "Skriv inn en gyldig e-postadresse"],
  ])("e-mail %j: '%s'", async (typed, message) => {
    const { user, onSend } = show();
    await user.type(phone(), "41234567");
    if (typed !== "") await user.type(email(), typed);
    await user.click(button("Send"));
    expect(email()).toHaveAccessibleDescription(message);
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(phone()).toBeValid();
    expect(onSend).not.toHaveBeenCalled();
  });

  test.each([
    ["", "Du må oppgi telefonnummer for at vi kan kontakte deg"],
    ["4123456", "Skriv inn et gyldig telefonnummer"],
    ["412345678", "Skriv inn et gyldig telefonnummer"],
    ["412 34 567", "Skriv inn et gyldig telefonnummer"],
    ["+4741234567", "Skriv inn et gyldig telefonnummer"],
    ["4123456x", "Skriv inn et gyldig telefonnummer"],
  ])("phone %j: '%s' (with spaces it is refused)", async (typed, message) => {
    const { user, onSend } = show();
    await user.type(email(), "kari@post.example");
    if (typed !== "") await user.type(phone(), typed);
    await user.click(button("Send"));
    expect(phone()).toHaveAccessibleDescription(message);
    expect(phone()).toHaveFocus();
    expect(email()).toBeValid();
    expect(onSend).not.toHaveBeenCalled();
  });

  test("the phone number is checked only when phone is enabled", async () => {
    const { user, onSend } = show({ hasPhone: false });
    await user.type(email(), "kari@post.example");
    await user.click(button("Send"));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  test("both wrong: both say so, and the first has focus", async () => {
    const { user } = show();
    await user.click(button("Send"));
    expect(email()).toBeInvalid();
    expect(phone()).toBeInvalid();
    expect(email()).toHaveFocus();
  });

  test("no error before the first submit (spec: feedback-34)", async () => {
    const { user } = show();
    await user.type(email(), "kari");
    await user.type(phone(), "1");
    await user.tab();
    expect(email()).toBeValid();
    expect(phone()).toBeValid();
    expect(phone()).toHaveAccessibleDescription("8 siffer uten mellomrom");
  });

  test("an error disappears when the input becomes valid", async () => {
    const { user } = show();
    await user.type(phone(), "4123456");
    await user.click(button("Send"));
    await user.type(email(), "kari@post.");
    expect(email()).toHaveAccessibleDescription("Skriv inn en gyldig e-postadresse");
    await user.type(email(), "e");
    expect(email()).toBeValid();
    expect(email()).not.toHaveAccessibleDescription();
    expect(phone()).toHaveAccessibleDescription("Skriv inn et gyldig telefonnummer");
    await user.type(phone(), "7");
    expect(phone()).toBeValid();
  });

  test("sent by Enter in the wrong field: it gets the focus again, so that its error is read, once (spec: focus-16)", async () => {
    const { user } = show();
    await user.type(email(), "kari");
    const onFocus = vi.fn();
    email().addEventListener("focus", onFocus);
    await user.keyboard("{Enter}");
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription("Skriv inn en gyldig e-postadresse");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
