import { describe, expect, test } from "vitest";
import { resolverWith, wholeTheme } from "#studio/test/support/themeTexts.ts";
import { withDark, withTakenOver } from "./contexts/contextEdits.ts";
import type { ThemeTexts } from "./contexts/themeContexts.ts";
import { withColours } from "#scripts/shared/colours/themeEdits.ts";
import { readInContext } from "./contextView.ts";
import { readTheme } from "./readTheme.ts";
import { darkContext } from "#studio/document/ShownContext.ts";
import { darkEffect } from "./darkEffect.ts";
import { darkProposal } from "./contexts/darkProposal.ts";

const theme = wholeTheme;
const resolver = resolverWith(["light", "dark"]);
const changed = (token: string, css: string): ThemeTexts => ({
  theme: withColours(theme, new Map([[token, css]])),
  resolver,
});

describe("What a light colour does to dark", () => {
  test("the roles that have it, with their colour before and after and their weakest ratio", () => {
    const effect = darkEffect(changed("color.action", "#7a1fa2"), theme, "color.action");
    const action = effect?.roles.find(({ role }) => role === "action");
    expect(action?.before).not.toBe(action?.after);
    expect(action?.ratio).toBeGreaterThanOrEqual(3);
    expect(action?.isTakenOver).toBe(false);
  });

  test("also when it does nothing: the colour there is taken over by hand", () => {
    const paths = { descriptor: "", theme: "", dark: "themes/fjord.dark.tokens.json" };
    const texts = { ...changed("color.link", "#7a1fa2"), descriptor: "{}" };
    const taken = withTakenOver(texts, paths, "dark", new Map([["color.link", "#88ddcc"]]));
    const saved = withColours(theme, new Map([["color.link", "#005e5e"]]));
    const [link] = darkEffect(taken, saved, "color.link")?.roles ?? [];
    expect(link).toMatchObject({ role: "link", before: "#88ddcc", after: "#88ddcc", isTakenOver: true });
  });

  test.each<[string, ThemeTexts, string]>([
    ["a colour that was not changed", { theme, resolver }, "color.action"],
    ["a brand with light alone", { ...changed("color.action", "#7a1fa2"), resolver: resolverWith() }, "color.action"],
    ["a theme that cannot be read", { theme: `${theme}}`, resolver }, "color.action"],
    ["a token that is new", changed("color.action", "#7a1fa2"), "color.none"],
  ])("nothing is said of %s", (_, texts, token) => {
    expect(darkEffect(texts, theme, token)).toBe(undefined);
  });
});

describe("Dark before it is made", () => {
  test("every role is kept or moved, in one group", () => {
    const texts = { descriptor: "{}", theme, resolver: resolverWith() };
    const groups = darkProposal(texts);
    const all = groups.flatMap(({ kept, moved }) => [...kept, ...moved].map(({ role }) => role));
    expect(all.toSorted()).toEqual(
      readTheme(theme)
        ?.roles.map(({ name }) => name)
        .toSorted(),
    );
    expect(groups.map(({ group }) => group)).toEqual(["surfaces", "text", "actions", "messages", "accents"]);
    expect(groups[0]?.moved.map(({ role }) => role)).toContain("page");
    const dark = readInContext(withDark(texts), darkContext);
    expect(dark?.pairs.filter(({ grade }) => grade === "low")).toEqual([]);
  });
});
