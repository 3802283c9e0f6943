import { describe, expect, test } from "vitest";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { searchWith } from "../../address.ts";
import { besideLanguage, chosen, followed, inLight, readView, viewInAddress } from "./previewView.ts";

const choices: PreviewChoices = {
  customers: [
    { id: "vanlig", name: "Vanja", summary: "Fire avtaler", lastDays: [] },
    { id: "ingen", name: "Nykommer", summary: "Ingen avtaler", lastDays: [] },
  ],
  pages: [
    { path: "/a/", title: "Oversikt" },
    { path: "/a/tilbud", title: "Tilbud" },
    { path: "/a/logg-inn", title: "Innlogging", isLoggedOut: true },
  ],
  normal: "Vanlig",
  states: [
    { id: "okt", title: "Økten går snart ut" },
    { id: "oversikt-tom", title: "Tom", page: "/a/", customer: "ingen" },
    { id: "tilbud-feil", title: "Feil", page: "/a/tilbud" },
  ],
};
const first = readView(choices, "");

describe("What the preview shows", () => {
  test("is kept in the address, beside what others keep there", () => {
    const page = { ...first, path: "/a/tilbud", state: "tilbud-feil" } as const;
    const day = "2026-12-01T12:00";
    const view = { ...page, width: 680, isLarge: true, day, scheme: "dark", contrast: "more" } as const;
    const search = searchWith(viewInAddress(choices, view), "?del=farger");
    expect(search).toBe(
      "?del=farger&side=%2Fa%2Ftilbud&tilstand=tilbud-feil&bredde=680&stor=1&dag=2026-12-01T12%3A00&utseende=dark&kontrast=more",
    );
    expect(readView(choices, search)).toEqual(view);
    expect(searchWith(viewInAddress(choices, first), search)).toBe("?del=farger");
  });

  test("has its default where the address says something unknown", () => {
    expect(
      readView(
        choices,
        "?side=/b/&tilstand=x&kunde=y&vei=z&bredde=-1&ved=alt&stor=ja&utseende=x&kontrast=1&dag=2027-02-30T12:00",
      ),
    ).toEqual(first);
    expect(readView(choices, "?bredde=99999").width).toBe(1920);
  });

  test("a brand with light alone is shown in light", () => {
    const view = { ...first, scheme: "dark", contrast: "more", comparison: "scheme" } as const;
    expect(inLight(view)).toEqual({ ...first, contrast: "more" });
    expect(inLight({ ...view, comparison: "saved" }).comparison).toBe("saved");
  });

  test("a state brings its customer, and another page ends a state that it does not have", () => {
    const empty = chosen(choices, first, { state: "oversikt-tom" });
    expect(empty.customer).toBe("ingen");
    expect(chosen(choices, empty, { path: "/a/tilbud" }).state).toBe("");
    expect(chosen(choices, { ...first, state: "okt" }, { path: "/a/tilbud" }).state).toBe("okt");
  });

  test("another language is beside the portal if the brand has it, never the same one", () => {
    const view = { ...first, comparison: "en" } as const;
    expect(besideLanguage(view, ["nb", "en"], "nb").comparison).toBe("en");
    expect(besideLanguage(view, ["nb", "en"], "en").comparison).toBe("nb");
    expect(besideLanguage(view, ["nb"], "nb").comparison).toBe("none");
    expect(besideLanguage({ ...first, comparison: "saved" }, ["nb"], "nb").comparison).toBe("saved");
  });

  test("follows the visitor to another page of the portal, in the address too, and begins no other visit", () => {
    const there = followed(choices, first, "/a/tilbud/?sprak=nn");
    expect(there).toEqual({ ...first, path: "/a/tilbud" });
    expect(searchWith(viewInAddress(choices, there ?? first))).toBe("?side=%2Fa%2Ftilbud");
    const others = ["/a", "/a/?id=1", "/ukjent", "/a/logg-inn"].filter(
      (at) => followed(choices, first, at) !== undefined,
    );
    expect(others).toEqual([]);
    expect(followed(choices, { ...first, state: "oversikt-tom" }, "/a/tilbud")).toBeUndefined();
  });

  test("the login page has no customer, and the page after it the first one", () => {
    const login = chosen(choices, first, { path: "/a/logg-inn" });
    expect(login.customer).toBe("");
    expect(chosen(choices, login, { path: "/a/" }).customer).toBe("vanlig");
    expect(chosen(choices, first, { customer: "" }).customer).toBe("");
  });
});
