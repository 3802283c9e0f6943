import { describe, expect, test } from "vitest";
import { firstContext, type ShownContext } from "#studio/document/ShownContext.ts";
import type { FileKind, StudioFinding } from "#studio/document/StudioDocument.ts";
import { descriptor, startBrand } from "#studio/test/support/openForm.tsx";
import { resolverWith } from "#studio/test/support/themeTexts.ts";
import { createFields } from "../state/createFields.ts";
import { createShown } from "../state/createShown.ts";
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

/** The places of a brand, in a page that shows a context. */
function placesIn(context: ShownContext) {
  const { session } = startBrand([], descriptor, texts);
  const shown = createShown();
  const fields = createFields(shown);
  shown.showContext(context);
  return { ...shown, ...fields, ...createPlaces(fields, session, session.get()) };
}

describe("A colour is shown in its context", () => {
  test.each<[string, StudioFinding, FileKind, ShownContext]>([
    ["of the theme", findingIn("theme"), "theme", firstContext],
    ["of a colour that is taken over for dark", findingIn("dark", dark), "dark", dark],
    ["of a colour that is built in dark", findingIn("theme", dark), "dark", dark],
    ["of a colour that is built with more contrast", findingIn("theme", more), "more", more],
    ["of a colour in dark with more contrast", findingIn("theme", darkMore), "dark", darkMore],
  ])("a finding %s", (_, finding, kind, context) => {
    // Another context is shown before.
    const { openFinding, wantedField, shownContext } = placesIn(context === dark ? more : dark);
    openFinding(finding);
    expect(wantedField.get()).toEqual({ kind, path: ["color", "link"] });
    expect(shownContext.get()).toEqual(context);
  });

  test.each<[ShownContext, FileKind]>([
    [firstContext, "theme"],
    [dark, "dark"],
    [more, "more"],
    [darkMore, "dark"],
  ])("a part that is picked in the portal, in %j", (context, kind) => {
    const { showField, wantedField, shownContext } = placesIn(context);
    showField({ kind: "theme", path: ["color", "link"] });
    expect(wantedField.get()).toEqual({ kind, path: ["color", "link"] });
    expect(shownContext.get()).toEqual(context);
  });
});
