import { expect, type Page, type Request, test } from "@playwright/test";
import { languageNames } from "#contract/pageLanguage.ts";
import { isPortalPath } from "#contract/basePath.ts";
import { screens } from "#scripts/quality/contact-sheet/screens/screens.ts";
import { Portal } from "#tests/support/browser/Portal.ts";
import { type ServedPortal, servePortal } from "#scripts/quality/browser/servePortal.ts";
import { settlePage } from "#tests/support/browser/settlePage.ts";
import type { TextsByFile } from "#contract/brandBlock.ts";
import { readWrittenTexts } from "#scripts/compile/readTexts.ts";
import { repository } from "#scripts/files/repository.ts";
import { shownValues } from "#scripts/stamp/shownValues.ts";
import { readMarks } from "#scripts/shared/marks/readMarks.ts";
import type { MisfitKind } from "#scripts/shared/misfits/findMisfits.ts";
import { equipPages } from "#scripts/quality/text-fit/equipPages.ts";
import { pseudoTexts } from "#scripts/shared/text/pseudoText.ts";
import { plainBrand } from "#tests/support/journeys/brands.ts";

const { id } = plainBrand;

/** The portal's own texts in the pseudo-language: longer, and between brackets. */
const pseudo: TextsByFile = Object.fromEntries(
  Object.entries(readWrittenTexts(repository, "nb")).map(([file, texts]) => [file, pseudoTexts(texts)]),
);

let served: ServedPortal;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  served = await servePortal({ only: [id], hasMarks: true, portalTexts: () => pseudo });
});
test.afterAll(() => served.close());

/** A visible text of a page, and the same with its marks. */
interface SeenText {
  readonly text: string;
  readonly marked: string;
}

/** For the page, so it uses nothing outside itself. */
function findTexts(): { texts: SeenText[]; links: SeenText[]; left: boolean } {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: SeenText[] = [];
  while (nodes.nextNode() !== null) {
    const node = nodes.currentNode as Text;
    const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
    // A link that calls or writes says itself whom.
    const hasLink = node.parentElement?.closest('a[href^="tel:"], a[href^="mailto:"]') !== null;
    if (isShown && !hasLink && node.data.trim() !== "")
      texts.push({ text: node.data.trim(), marked: takenMarks.ofText(node) });
  }
  for (const name of ["aria-label", "alt", "placeholder", "title"])
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? "";
      // The marks of an attribute do not say which one had them, but each text of the pseudo-language has brackets.
      texts.push({ text, marked: text.startsWith("[") ? text : "" });
    }
  const page = document.documentElement.cloneNode(true) as Element;
  // The brand block, and what the boot script draws with.
  for (const part of page.querySelectorAll("script, template")) part.remove();
  const links = [...document.querySelectorAll("a[href]")].map((link) => ({
    text: link.getAttribute("href") ?? "",
    marked: takenMarks.ofAttributes(link).get("href") ?? "",
  }));
  return { texts, links, left: page.outerHTML.includes("\u{E0001}") };
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s\u00AD@.]+/).filter((word) => /\p{L}/u.test(word));

/** The names of the months, as a calendar in the page has them. */
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("nb-NO", { month: "short" }).format(new Date(2026, month)).replace(".", ""),
);

/** The answers of the back end, the brand's name, and the name of each language: all words of them, and their texts. */
interface Answered {
  readonly words: Set<string>;
  readonly texts: Set<string>;
  /** Waits until the answers that have come are read. */
  readonly read: () => Promise<unknown>;
}

function keepAnswers(page: Page): Answered {
  const reading: Promise<void>[] = [];
  const known = { words: new Set(months), texts: new Set<string>(), read: () => Promise.all(reading) };
  const add = (value: unknown): void => {
    if (typeof value === "string") {
      known.texts.add(value.trim());
      for (const word of wordsOf(value)) known.words.add(word);
    }
    if (typeof value === "object" && value !== null) Object.values(value).forEach(add);
  };
  add(plainBrand.descriptor.name);
  add(languageNames);
  const read = async (request: Request): Promise<void> => {
    const response = await request.response();
    if (response?.headers()["content-type"]?.includes("json") === true) add(await response.json());
  };
  // Only what has arrived as a whole: an answer to a page that was left can be read never, without a word about it.
  page.on("requestfinished", (request) => reading.push(read(request).catch(() => undefined)));
  return known;
}

/** What a text that is longer than in bokmål must not do. It may break a word, and fill three lines of a button. */
const losses: readonly MisfitKind[] = ["cut-text", "outside-box", "wide-page"];

const phone = { width: 360, height: 800 };

/** What is lost on a phone, where a text has least room. */
async function findLosses(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  const misfits = await page.evaluate(() => misfitsHere());
  return misfits
    .filter(({ kind }) => losses.includes(kind))
    .map(({ kind, text, detail }) => `${kind}: ${text} ${detail}`);
}

// (spec: languages-50)
test("Every text and link of every screen names the field that makes it, and a longer text fits on a phone", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await equipPages(page);
  const known = keepAnswers(page);
  // A text that the portal or the brand has is made by it, also when its words are in an answer too.
  const own = new Set(Object.values(pseudo).flatMap((texts) => Object.values(texts)));
  const shown = served.brands.find((brand) => brand.id === id)?.effective.Test;
  // The portal has links of its own to its pages.
  const addresses = shownValues(shown).flatMap(({ seenAs, value }) =>
    seenAs === "href" && !isPortalPath(value) ? [value] : [],
  );
  const isUnknown = (text: string): boolean =>
    wordsOf(text).some((word) => !known.words.has(word)) || (own.has(text) && !known.texts.has(text));
  const settle = settlePage(page);
  const without: Record<string, readonly string[]> = {};
  for (const { title, reach, widths = [1280] } of screens) {
    await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
    const portal = new Portal(page, id, served.port);
    await portal.chooseLanguage("nb", pseudo);
    await portal.becomeNewVisitor();
    if (title !== "the cookie dialog")
      await portal.answerConsent(plainBrand.descriptor.cookieConsent.cookieName, "denied");
    await reach(portal);
    await settle();
    await known.read();
    const { texts, links, left } = await page.evaluate(findTexts);
    expect.soft(await findLosses(page), title).toEqual([]);
    expect.soft(left, title).toBe(false);
    expect
      .soft(
        texts.some(({ marked }) => readMarks(marked).length > 0),
        title,
      )
      .toBe(true);
    const unknown = texts.filter(({ text, marked }) => marked === "" && isUnknown(text)).map(({ text }) => text);
    expect
      .soft(
        links.filter(({ text, marked }) => marked === "" && addresses.includes(text)),
        title,
      )
      .toEqual([]);
    if (unknown.length > 0) without[title] = [...new Set(unknown)];
    for (const other of page.context().pages()) if (other !== page) await other.close();
  }
  expect(without).toEqual({});
});

test("A release has no marks, and no code for them", async ({ page }) => {
  const response = await page.goto(new Portal(page, id).url());
  const source = (await response?.text()) ?? "";
  const scripts = new Set([...source.matchAll(/"(\/[^"]+\.js)"/g)].map(([, path = ""]) => path));
  expect(scripts.size).toBeGreaterThan(20);
  const isMarked = /[\u{E0000}-\u{E007F}]|u\{?e0001|takeMarks/iu;
  expect(source).not.toMatch(isMarked);
  for (const path of scripts) {
    const code = await page.evaluate(async (address) => (await fetch(address)).text(), path);
    expect(code.length, path).toBeGreaterThan(50);
    expect(code, path).not.toMatch(isMarked);
  }
});
