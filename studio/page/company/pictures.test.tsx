import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { wholeTheme } from "#studio/test/support/themeTexts.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { DocumentTexts, PreviewState } from "#studio/document/StudioDocument.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { ProposalFindings, ProposalPictures } from "./ProposalPictures.tsx";

const texts = (heroTitle: string): DocumentTexts => ({
  descriptor: JSON.stringify({ name: "Fjord", marketing: { heroTitle } }),
  theme: "{}",
});
const renamed: DocumentTexts = { ...texts("Hei"), descriptor: texts("Hei").descriptor.replace("Fjord", "Vidde") };
const preview: PreviewState = {
  status: "current",
  page: "1",
  look: { css: "", attributes: {} },
  hasDirectLogin: false,
  hasDark: false,
  environment: "Test",
};
const choices: PreviewChoices = {
  customers: [{ id: "vanlig", name: "Vanja Vanlig", summary: "Fire avtaler", lastDays: [] }],
  pages: [{ path: "/privat/forsikring/oversikt/", title: "Oversikt" }],
  normal: "Vanlig",
  states: [],
};

let answers: Map<string, unknown>;
beforeEach(() => {
  answers = new Map<string, unknown>([
    ["/api/choices", choices],
    ["/api/brands/fjord/preview", preview],
    ["/api/brands/fjord/sources", []],
  ]);
  vi.stubGlobal("fetch", (address: string) => {
    const [path = ""] = address.split("?");
    const answer = answers.get(path);
    return Promise.resolve(
      answer === undefined ? Response.json({ refused: "unknown-proposal" }, { status: 404 }) : Response.json(answer),
    );
  });
});

const show = (after: DocumentTexts) => {
  answers.set("/api/company/proposals/12/brands/fjord", { before: texts("Hei"), after });
  return render(<ProposalPictures number={12} brand="fjord" head="a" changes={[]} />);
};

test("a changed field has its screen, before and after", async () => {
  show(texts("Hei på deg"));
  expect(await screen.findByRole("region", { name: "Skjermer som er annerledes, før og etter" })).toBeDefined();
  expect(screen.getAllByText("Før", { selector: "figcaption" })).toHaveLength(1);
  expect(screen.getAllByText("Etter", { selector: "figcaption" })).toHaveLength(1);
  // Nothing has been reported yet: nothing is said of it.
  expect(screen.queryByText("Ingen skjerm ser annerledes ut.")).toBeNull();
});

test("a portal that cannot be shown with the proposal is said to be the last one that could", async () => {
  answers.set("/api/brands/fjord/preview", { ...preview, status: "outdated" });
  show(texts("Hei på deg"));
  expect(await screen.findByText(/^«Etter» er slik portalen sist kunne vises/)).toBeDefined();
});

test("a screen that looks alike before and after is there once, and says what is changed", async () => {
  const withLink = (privacyUrl: string): DocumentTexts => ({
    ...texts("Hei"),
    descriptor: JSON.stringify({ name: "Fjord", footer: { privacyUrl } }),
  });
  const source = { kind: "descriptor", path: ["footer", "privacyUrl"], seenAs: "href", value: "/b" };
  answers.set("/api/brands/fjord/sources", [source]);
  answers.set("/api/company/proposals/12/brands/fjord", { before: withLink("/a"), after: withLink("/b") });
  render(<ProposalPictures number={12} brand="fjord" head="a" changes={[]} />);
  expect(await screen.findByText("Ser likt ut før og etter: bare hvor en lenke fører, er endret.")).toBeDefined();
  expect(screen.getAllByRole("figure")).toHaveLength(1);
});

test("colours that are hard to see with the proposal are said, and nothing else is", async () => {
  const grey = { colorSpace: "srgb", components: [0.9, 0.9, 0.9] };
  const good = { ...texts("Hei"), theme: wholeTheme };
  const bad = { ...good, theme: setValue(wholeTheme, ["color", "textSubtle", "$value"], grey, () => []) };
  answers.set("/api/company/proposals/12/brands/fjord", { before: good, after: bad });
  const { unmount } = render(<ProposalPictures number={12} brand="fjord" head="a" changes={[]} />);
  expect(await screen.findByRole("heading", { level: 4, name: "Dette følger med" })).toBeDefined();
  expect(screen.getAllByText(/er vanskelig å se: 1,\d+ : 1, trenger 4,5 : 1/).length).toBeGreaterThan(0);
  unmount();
  answers.set("/api/company/proposals/12/brands/fjord", { before: good, after: good });
  render(<ProposalPictures number={12} brand="fjord" head="b" changes={[]} />);
  expect(await screen.findByText(/Åpne merket for å se det/)).toBeDefined();
  expect(screen.queryByText("Dette følger med")).toBeNull();
});

test("one version is shown over the other, as far as a slider has uncovered it", async () => {
  const user = userEvent.setup();
  show(texts("Hei på deg"));
  await user.click(await screen.findByRole("radio", { name: "Oppå hverandre" }));
  const slider = screen.getByRole("slider", { name: /^Dra mellom før og etter: / });
  expect(slider).toHaveAttribute("aria-valuetext", "50 % etter");
  fireEvent.change(slider, { target: { value: "80" } });
  expect(slider).toHaveAttribute("aria-valuetext", "80 % etter");
  await user.click(screen.getByRole("radio", { name: "Før" }));
  expect(screen.queryByRole("slider")).toBeNull();
});

test("how they are compared is chosen in several lines where one is too long, such as on a phone", async () => {
  show(texts("Hei på deg"));
  const choices = (await screen.findByRole("radio", { name: "Oppå hverandre" })).closest("fieldset > div");
  expect(choices).toHaveStyle({ flexWrap: "wrap" });
});

test("a change that no screen is known for leads to the brand", async () => {
  show(renamed);
  expect(await screen.findByText(/Åpne merket for å se det/)).toBeDefined();
});

test("a brand that the main branch does not have has no before", async () => {
  const { container } = render(<ProposalPictures number={12} brand="fjord" head="a" changes={[]} />);
  await vi.waitFor(() => expect(container.textContent).toBe(""));
});

test.each([
  [0, "Ingen funn", undefined],
  [2, "2 funn", "/merke/fjord"],
])("%i findings are said, with the way to them", async (count, words, address) => {
  answers.set("/api/brands/fjord/findings", { revision: 1, findings: Array.from({ length: count }, () => ({})) });
  render(<ProposalFindings brand="fjord" head="a" />);
  const said = await screen.findByText(words);
  expect(said.getAttribute("href") ?? undefined).toBe(address);
});
