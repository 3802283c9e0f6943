import { expect, test, vi } from "vitest";
import { basePath, forsikringBase } from "#contract/basePath.ts";
import { fillText } from "#contract/fillText.ts";
import { forsikringHref, goBack } from "#widgets/sperrer/goBack.ts";
import { createTextReader } from "#widgets/texts/createTextReader.ts";

// The widgets know nothing of the contract (decision 33), so they spell its addresses once more, and fill texts themselves.
test("where the block pages of the widgets lead by default is where the portal is (spec: navigation-20)", () => {
  const assign = vi.fn<(href: string | URL) => void>();
  goBack(undefined, { history: { length: 1, back: vi.fn<() => void>() }, location: { assign } });
  expect(assign).toHaveBeenCalledExactlyOnceWith(basePath);
  expect(forsikringHref).toBe(forsikringBase);
});

test.each([
  ["a value", { navn: "Kari" }],
  ["a value that looks like a placeholder", { navn: "{{antall}} $& $t(x)", antall: 2 }],
  ["a number", { navn: 0 }],
  ["no value: the mistake is seen", {}],
])(
  "the texts of the widgets are filled in as those of the portal: %s",
  (_, values: Record<string, string | number>) => {
    const text = "Hei, {{navn}} ({{navn}})";
    expect(createTextReader({ text }, undefined)("text", values)).toBe(fillText(text, values));
  },
);
