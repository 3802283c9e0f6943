import { screen, waitFor, within } from "@testing-library/react";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { languageCookie } from "#contract/pageLanguage.ts";
import { changeLanguage, keepLanguage } from "#core/i18n/changeLanguage.ts";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import { readCookie } from "#ui/store/readCookie.ts";
import { startTexts } from "#tests/support/portalTexts.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { servePages } from "#tests/support/screens/servePages.ts";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const languages = ["nb", "nn", "en"] as const;
const choiceButton = (name = "Språk") => screen.findByRole("button", { name });

/** Chooses a language on the page before the login, where the choice is in the header. */
async function choose(user: ReturnType<typeof renderPortal>["user"], name: string): Promise<void> {
  // The header is drawn again until the page and its idle parts are there: a press before that can meet what goes.
  await screen.findByRole("heading", { level: 1 });
  await screen.findByRole("contentinfo");
  await user.click(await choiceButton());
  await user.click(screen.getByRole("menuitemradio", { name }));
}

describe("The choice of language (spec: languages-35)", () => {
  test("offers the languages of the brand, each by its own name and in its language, and says which is shown", async () => {
    servePages(languages);
    const { user } = renderPortal({ languages });
    await user.click(await choiceButton());
    const menu = screen.getByRole("menu", { name: "Språk" });
    const items = within(menu).getAllByRole("menuitemradio");
    expect(items.map((item) => [item.textContent, item.lang, item.getAttribute("aria-checked")])).toEqual([
      ["Bokmål", "nb", "true"],
      ["Nynorsk", "nn", "false"],
      ["English", "en", "false"],
    ]);
  });

  test("is used by keyboard; the focus goes back to its button", async () => {
    const served = servePages(languages);
    const { user } = renderPortal({ languages });
    (await choiceButton()).focus();
    await user.keyboard("{ArrowDown}E{Enter}");
    expect(await choiceButton("Språk (en)")).toHaveFocus();
    expect(served.asked()).toBe(1);
  });

  test("the present language changes nothing", async () => {
    const served = servePages(languages);
    const { user } = renderPortal({ languages });
    await choose(user, "Bokmål");
    expect(served.asked()).toBe(0);
    expect(readCookie(languageCookie)).toBeUndefined();
  });

  test("a brand with one language has none", async () => {
    renderPortal();
    await screen.findByRole("heading", { level: 1, name: "Logg inn" });
    await screen.findByRole("contentinfo");
    expect(screen.queryByRole("button", { name: "Språk" })).not.toBeInTheDocument();
  });
});

describe("A change in place (spec: languages-36)", () => {
  test("shows texts, title and language of the page at once, says so, and keeps the choice", async () => {
    const served = servePages(languages);
    const { user } = renderPortal({ languages });
    await choose(user, "English");
    expect(await screen.findByRole("heading", { level: 1, name: "Logg inn (en)" })).toBeVisible();
    // The server keeps it longer than some browsers do (spec: languages-42).
    expect(served.told).toEqual(["POST /privat/forsikring/oversikt/husk?sprak"]);
    expect(document.documentElement.lang).toBe("en");
    expect(document.title).toContain("(en)");
    expect(await screen.findByText("Siden er nå på bokmål. (en)")).toBeInTheDocument();
    expect(readCookie(languageCookie)).toBe("en");
  });

  test("the choice is kept for a year, for the portal alone; undefined removes it", () => {
    const written = vi.spyOn(document, "cookie", "set");
    onTestFinished(() => written.mockRestore());
    keepLanguage("nn");
    keepLanguage(undefined);
    expect(written.mock.calls).toEqual([
      ["portal-language=nn; max-age=31536000; path=/privat/forsikring/oversikt; samesite=lax"],
      ["portal-language=; max-age=0; path=/privat/forsikring/oversikt; samesite=lax"],
    ]);
  });

  test("forgets what the boot script has asked for, and asks nothing again that never becomes old", async () => {
    servePages(["nb", "en"]);
    const queryClient = new QueryClient();
    const answers = { agreements: vi.fn<() => Promise<string>>(), token: vi.fn<() => Promise<string>>() };
    for (const [name, answer] of Object.entries(answers)) {
      answer.mockResolvedValue(name);
      const staleTime = name === "token" ? Infinity : 1000;
      const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn: answer, staleTime });
      onTestFinished(observer.subscribe(() => undefined));
    }
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    window.portalEarlyCalls = { "/api/early": { sentAt: Date.now(), response: Promise.resolve(new Response()) } };
    onTestFinished(() => void delete window.portalEarlyCalls);
    await changeLanguage("en", { i18n: startTexts(), queryClient, showTenant: () => undefined });
    expect(window.portalEarlyCalls).toEqual({});
    await waitFor(() => expect(answers.agreements).toHaveBeenCalledTimes(2));
    expect(answers.token).toHaveBeenCalledOnce();
  });

  test("keeps page, half-filled form, its shown error and the session; asks for the answers again in the language", async () => {
    simulator.logIn();
    servePages(languages);
    const { user, session } = renderPortal({ path: "/forsikringsprofil", languages });
    await user.click(await screen.findByRole("button", { name: "Endre e-post" }));
    const field = screen.getByRole("textbox");
    await user.clear(field);
    await user.type(field, "kari{Enter}");
    expect(field).toHaveAccessibleDescription("E-postadressen er ikke gyldig");
    const before = session.session();
    const call = "GET /samtykke/tekster";
    await waitFor(() => expect(simulator.requests(call)).toHaveLength(1));

    await user.click(screen.getByRole("button", { name: "Meny" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Meny" }));
    await user.click(await drawer.findByRole("button", { name: "Språk" }));
    await user.click(drawer.getByRole("menuitemradio", { name: "English" }));
    expect(await screen.findByRole("dialog", { name: "Meny (en)" })).toBeVisible();
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Lukk menyen (en)" }));

    expect(screen.getByRole("textbox")).toBe(field);
    expect(field).toHaveValue("kari");
    expect(field).toHaveAccessibleDescription("E-postadressen er ikke gyldig (en)");
    expect(window.location.pathname).toBe("/privat/forsikring/oversikt/forsikringsprofil");
    expect(session.session()).toBe(before);
    await waitFor(() => expect(simulator.requests(call)).toHaveLength(2));
    expect(simulator.requests(call).map(({ headers }) => headers["accept-language"])).toEqual(["nb", "en"]);
    expect(await screen.findByText("Markedsføring")).toHaveAttribute("lang", "nb");
  });

  test("shows the campaign of the day in the language", async () => {
    const always = { firstDay: "2000-01-01", lastDay: "2999-12-31" };
    const campaignIn = (language: string) => ({
      marketing: { campaigns: { vinter: { ...always, texts: { heroTitle: `Vinter ${language}` } } } },
    });
    simulator.logIn();
    servePages(languages, campaignIn);
    const { user } = renderPortal({ languages });
    await user.click(await screen.findByRole("button", { name: "Meny" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Meny" }));
    await user.click(await drawer.findByRole("button", { name: "Språk" }));
    await user.click(drawer.getByRole("menuitemradio", { name: "English" }));
    expect(await screen.findByText("Vinter en")).toBeInTheDocument();
  });
});

describe("A change that fails changes nothing, and says so (spec: languages-38)", () => {
  const toast = vi.spyOn(pageToasts, "push");
  const isSaid = () =>
    waitFor(() => {
      const content = "Vi fikk ikke byttet språk. Prøv igjen om litt.";
      expect(toast.mock.calls).toEqual([[{ variant: "error", content }]]);
    });
  beforeEach(() => void toast.mockClear());
  afterAll(() => toast.mockRestore());

  test.each([
    ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a page that is not there", () => new Response("", { status: 404 })],
    ["a page of a proxy", () => new Response("<html><h1>Vennligst vent</h1></html>")],
    [
      "a server that does not choose by language",
      (page: string) => new Response(page.replace('lang="en"', 'lang="nb"')),
    ],
  ])("%s", async (_, answer) => {
    keepLanguage("nb");
    const served = servePages(languages);
    served.answerWith = answer;
    const { user } = renderPortal({ languages });
    await choose(user, "English");
    await isSaid();
    expect(screen.getByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
    expect(document.documentElement.lang).toBe("nb");
    expect(readCookie(languageCookie)).toBe("nb");
    expect(served.told).toEqual([]);
    expect(await choiceButton()).not.toHaveAttribute("aria-disabled");
  });

  test("texts that are not there, and no earlier choice", async () => {
    const served = servePages(languages);
    served.answerTexts = () => new Response("", { status: 404 });
    const { user } = renderPortal({ languages });
    await choose(user, "Nynorsk");
    await isSaid();
    expect(document.documentElement.lang).toBe("nb");
    expect(readCookie(languageCookie)).toBeUndefined();
    served.answerTexts = (texts) => new Response(texts);
    await choose(user, "Nynorsk");
    expect(await screen.findByRole("heading", { level: 1, name: "Logg inn (nn)" })).toBeVisible();
  });
});

test("when a newer release has been deployed, the page is loaded anew in the language (spec: languages-40)", async () => {
  const reload = vi.fn<() => void>();
  servePages(["nb", "en"]).answerWith = (page) =>
    new Response(`${page}<script type="module" src="/assets/main-newer.js"></script>`);
  const showTenant = vi.fn<() => void>();
  const i18n = startTexts();
  await changeLanguage("en", { i18n, queryClient: new QueryClient(), showTenant, reload });
  expect(reload).toHaveBeenCalledOnce();
  expect(showTenant).not.toHaveBeenCalled();
  expect(i18n.language).toBe("nb");
  expect(readCookie(languageCookie)).toBe("en");
});
