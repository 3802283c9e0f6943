import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  accepted,
  consentBox,
  consentDialog,
  denied,
  knownRecord,
  lookAgain,
  pressInDialog,
  showConsent,
  tickedBoxes,
} from "#tests/support/widgets/consentHarness.tsx";
import { browserCookieJar } from "./cookieJar.ts";

/** How long an answer is kept, in seconds (spec: consent-18). */
const keptSeconds = 120 * 24 * 60 * 60;

describe("Reopened (spec: consent-7)", () => {
  const mixed = '{"functional":"accepted","statistics":"denied","marketing":"accepted"}';

  test("shows the stored choices, and 'Lukk' changes nothing", async () => {
    const { reopen, value, onAccept } = showConsent({ stored: mixed });
    expect(consentDialog()).toBeNull();
    await reopen();
    expect(tickedBoxes()).toEqual(["Funksjonelle", "Markedsføring"]);
    await userEvent.click(consentBox("Statistikk"));
    await pressInDialog("Lukk");
    expect(consentDialog()).toBeNull();
    expect(value()).toBe(mixed);
    expect(onAccept).not.toHaveBeenCalled();
    await reopen();
    expect(tickedBoxes()).toEqual(["Funksjonelle", "Markedsføring"]);
  });

  test("Escape closes it, and focus returns to the button that opened it", async () => {
    const { reopen } = showConsent({ stored: mixed });
    await reopen();
    await userEvent.keyboard("{Escape}");
    expect(consentDialog()).toBeNull();
    expect(screen.getByRole("button", { name: "Informasjonskapsler" })).toHaveFocus();
  });

  test("consent can be withdrawn", async () => {
    const { reopen, value, onAccept } = showConsent({ stored: accepted });
    await reopen();
    await userEvent.click(consentBox("Statistikk"));
    await pressInDialog("Godta mine valg");
    const withdrawn = { functional: "accepted", statistics: "denied", marketing: "accepted" };
    expect(JSON.parse(value() ?? "")).toEqual(withdrawn);
    expect(onAccept.mock.calls).toEqual([[withdrawn, { isStored: true }]]);
    expect(knownRecord()).toEqual(withdrawn);
  });
});

describe("Another tab (spec: consent-21)", () => {
  test("has answered: noticed on focus, the modal closes, and the host is not called for it", () => {
    const { answerElsewhere, onAccept } = showConsent();
    answerElsewhere(accepted);
    expect(consentDialog()).toBeVisible();
    lookAgain();
    expect(consentDialog()).toBeNull();
    expect(knownRecord()).toMatchObject({ statistics: "accepted" });
    expect(onAccept).not.toHaveBeenCalled();
  });

  test("has changed the choice: the record follows, also on a page that becomes visible", () => {
    const { answerElsewhere } = showConsent({ stored: accepted });
    answerElsewhere(denied);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(knownRecord()).toMatchObject({ statistics: "denied" });
  });

  test("has changed the choice while the dialog is reopened here: it shows the new one", async () => {
    const { answerElsewhere, reopen } = showConsent({ stored: denied });
    await reopen();
    expect(tickedBoxes()).toEqual([]);
    answerElsewhere(accepted);
    lookAgain();
    expect(tickedBoxes()).toEqual(["Funksjonelle", "Statistikk", "Markedsføring"]);
  });

  test("has removed the cookie: the modal asks again", () => {
    const { cookies } = showConsent({ stored: accepted });
    cookies.kept.clear();
    lookAgain();
    expect(consentDialog()).toBeVisible();
    expect(tickedBoxes()).toEqual([]);
  });

  test("is looked at while boxes are ticked: the ticks stay", async () => {
    showConsent();
    await userEvent.click(consentBox("Statistikk"));
    lookAgain();
    expect(tickedBoxes()).toEqual(["Statistikk"]);
  });

  test("a choice that the browser did not keep is not asked for again in this visit", async () => {
    const { cookies } = showConsent();
    vi.spyOn(cookies, "keep").mockImplementation(() => undefined);
    await pressInDialog("Godta alle");
    lookAgain();
    expect(consentDialog()).toBeNull();
    expect(knownRecord()).toMatchObject({ statistics: "accepted" });
  });
});

describe("A more urgent dialog", () => {
  test("delays the modal until it is over", () => {
    const { change } = showConsent({ heldBack: true });
    expect(consentDialog()).toBeNull();
    change({ heldBack: false });
    expect(consentDialog()).toBeVisible();
  });

  test("does not change an open modal and its ticked boxes", async () => {
    const { change } = showConsent();
    await userEvent.click(consentBox("Statistikk"));
    change({ heldBack: true });
    expect(tickedBoxes()).toEqual(["Statistikk"]);
  });
});

describe("How long a choice is kept (spec: consent-18)", () => {
  test.each([
    ["a second before 120 days have passed", keptSeconds - 1, true],
    ["when 120 days have passed", keptSeconds, false],
  ])("%s", (_, seconds, isKept) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const jar = browserCookieJar();
    jar.keep({ name: "kept-consent", value: "{}", path: "/", maxAgeSeconds: keptSeconds });
    vi.setSystemTime(Date.now() + seconds * 1000);
    expect(jar.read("kept-consent") !== undefined).toBe(isKept);
  });
});

describe("The page needs other choices than before (spec: consent-24)", () => {
  test("a missing choice is asked for, and not any more when the page does not need it", () => {
    const { change } = showConsent({ categories: [] });
    expect(consentDialog()).toBeNull();
    change({ categories: ["statistics"] });
    expect(consentDialog()).toBeVisible();
    change({ categories: [] });
    expect(consentDialog()).toBeNull();
  });

  test("a choice that was made is not asked for again", () => {
    const { change } = showConsent({ stored: denied, categories: [] });
    change({ categories: ["statistics"] });
    expect(consentDialog()).toBeNull();
  });

  test("nothing is asked where the browser keeps no cookies", () => {
    const { change, onAccept } = showConsent({ isOpen: false, categories: [] });
    change({ categories: ["statistics"] });
    expect(consentDialog()).toBeNull();
    expect(onAccept).toHaveBeenCalledOnce();
  });
});
