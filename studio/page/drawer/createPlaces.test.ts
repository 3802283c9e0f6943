import { beforeEach, describe, expect, test } from "vitest";
import { firstContext, type ShownContext } from "#studio/document/ShownContext.ts";
import type { FileKind, StudioFinding } from "#studio/document/StudioDocument.ts";
import { descriptor, startBrand } from "#studio/test/support/openForm.tsx";
import { resolverWith } from "#studio/test/support/themeTexts.ts";
import { shownContext } from "../contexts/shownContext.ts";
import { wantedField } from "../contexts/openField.ts";
import { createPlaces } from "./createPlaces.ts";

const colours = `{
  "color": { "link": {} }
}
`;
const texts = { theme: colours, resolver: resolverWith(["light", "dark"], ["dark"]), dark: colours, more: "" };

const dark = { scheme: "dark", contrast: "normal" } as const;
const more = { scheme: "light", contrast: "more" } as const;
const darkMore = { scheme: "dark", contrast: "more" } as const;

const findingIn = (kind: FileKind, context?: ShownContext): StudioFinding => ({
  kind,
  file: kind,
  line: 2,
  column: 14,
  length: 6,
  code: "low-contrast",
  level: "error",
  message: "For svak",
  ...(context === undefined ? {} : { context }),
});

function places() {
  const { session } = startBrand([], descriptor, texts);
  return createPlaces(session, session.get());
}

beforeEach(() => shownContext.set(firstContext));

describe("A colour is shown in its context", () => {
  test.each<[string, StudioFinding, FileKind, ShownContext]>([
    ["of the theme", findingIn("theme"), "theme", firstContext],
    ["of a colour that is taken over for dark", findingIn("dark", dark), "dark", dark],
    ["of a colour that is built in dark", findingIn("theme", dark), "dark", dark],
    ["of a colour that is built with more contrast", findingIn("theme", more), "more", more],
    ["of a colour in dark with more contrast", findingIn("theme", darkMore), "dark", darkMore],
  ])("a finding %s", (_, finding, kind, context) => {
    // Another context is shown before.
    shownContext.set(context === dark ? more : dark);
    const shown = places();
    shown.openFinding(finding);
    expect(wantedField.get()).toEqual({ kind, path: ["color", "link"] });
    expect(shownContext.get()).toEqual(context);
  });

  test.each<[ShownContext, FileKind]>([
    [firstContext, "theme"],
    [dark, "dark"],
    [more, "more"],
    [darkMore, "dark"],
  ])("a part that is picked in the portal, in %j", (context, kind) => {
    shownContext.set(context);
    const shown = places();
    shown.showField({ kind: "theme", path: ["color", "link"] });
    expect(wantedField.get()).toEqual({ kind, path: ["color", "link"] });
    expect(shownContext.get()).toEqual(context);
  });
});
