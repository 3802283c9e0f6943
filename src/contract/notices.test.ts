import { describe, expect, test } from "vitest";
import { closedPart, isNoticeAddress, noticeLimits, type NoticeReader, readNotices, shownNotices } from "./notices.ts";

const period = { from: "2026-11-29T20:00:00Z", until: "2026-11-30T06:00:00Z" };
const notice = { id: "natt", severity: "info", text: { nb: "Vi jobber i natt." }, ...period };
const during = Date.parse("2026-11-30T00:00:00Z");
const read = (notices: readonly unknown[], closed: readonly unknown[] = []) =>
  readNotices(JSON.stringify({ notices, closed }));
const shown = (notices: readonly unknown[], reader: Partial<NoticeReader> = {}) =>
  shownNotices(read(notices) ?? { notices: [], closed: [] }, {
    now: during,
    page: "oversikt",
    channel: "browser",
    ...reader,
  }).map(({ id }) => id);

describe("A file of notices", () => {
  test.each([
    ["nothing", ""],
    ["a page of HTML", "<!doctype html><title>Feil</title>"],
    ["a text that ends early", '{"notices": [], "clos'],
    ["null", "null"],
    ["a list", "[]"],
    ["no lists", '{"notices": {}, "closed": {}}'],
    ["one list", '{"notices": []}'],
    ["more than it may have", JSON.stringify({ notices: [], closed: [], more: "x".repeat(noticeLimits.bytes) })],
    [
      "letters of several bytes, more than it may have",
      JSON.stringify({ notices: [], closed: [], more: "å".repeat(40_000) }),
    ],
    ["too many entries", JSON.stringify({ notices: Array.from({ length: 51 }, () => notice), closed: [] })],
  ])("%s is none", (_, text) => {
    expect(readNotices(text)).toBeUndefined();
  });

  test.each([
    ["no object", "natt"],
    ["an id with other letters", { ...notice, id: "<natt>" }],
    ["an unknown severity", { ...notice, severity: "fatal" }],
    ["no text", { ...notice, text: {} }],
    ["an empty text", { ...notice, text: { nb: " " } }],
    ["a text that is none", { ...notice, text: { nb: ["x"] } }],
    ["a text that is too long", { ...notice, text: { nb: "x".repeat(noticeLimits.text + 1) } }],
    ["no end", { ...notice, until: undefined }],
    ["an end before its beginning", { ...notice, until: "2026-11-29T19:00:00Z" }],
    ["a time without its zone", { ...notice, until: "2026-11-30T06:00:00" }],
    ["a day that does not exist", { ...notice, until: "2026-13-30T06:00:00Z" }],
    ["an unknown page", { ...notice, pages: ["oversikt", "kjeller"] }],
    ["no page", { ...notice, pages: [] }],
    ["an unknown channel", { ...notice, channels: ["brev"] }],
    ["a link without words", { ...notice, link: { href: "https://x.example/" } }],
    ["a link that runs code", { ...notice, link: { href: "javascript:alert(1)", text: { nb: "Les mer" } } }],
  ])("an entry with %s is left out, and the others are read", (_, entry) => {
    const file = read([entry, { ...notice, id: "andre" }]);
    expect(file?.notices.map(({ id }) => id)).toEqual(["andre"]);
    expect(file?.leftOut).toBe(1);
  });

  test("a field of a newer version does not matter, and is not passed on", () => {
    expect(read([{ ...notice, colour: "red" }])).toEqual({ notices: [notice], closed: [], leftOut: 0 });
  });

  test("a name that is there already is left out", () => {
    const file = read([notice, { ...notice, severity: "outage" }]);
    expect(file).toEqual({ notices: [notice], closed: [], leftOut: 1 });
  });

  test("information alone can be closed", () => {
    const file = read([
      { ...notice, isClosable: true },
      { ...notice, id: "andre", severity: "warning", isClosable: true },
    ]);
    expect(file?.notices.map(({ isClosable }) => isClosable)).toEqual([true, undefined]);
  });

  test.each([
    ["https://drift.example/status?a=b#c", true],
    ["/privat/forsikring/oversikt/tilbud", true],
    ["http://drift.example/", false],
    ["//drift.example/", false],
    ["/\\drift.example/", false],
    ["https://bruker@drift.example/", false],
    ["https://drift.example:8443/", false],
    ["drift.example", false],
    ["", false],
  ])("the address %j: %s", (href, isAllowed) => {
    expect(isNoticeAddress(href)).toBe(isAllowed);
  });
});

describe("What is shown (spec: notices-4, notices-5, notices-6)", () => {
  test.each([
    ["before its time", "2026-11-29T19:59:59.999Z", []],
    ["from its beginning", period.from, ["natt"]],
    ["until its end, which is not part of it", period.until, []],
  ])("a notice %s", (_, now, ids) => {
    expect(shown([notice], { now: Date.parse(now) })).toEqual(ids);
  });

  test("the three most severe, then those that began first", () => {
    const from = "2026-11-29T19:00:00Z";
    const all = [
      { ...notice, id: "a" },
      { ...notice, id: "b", severity: "warning" },
      { ...notice, id: "c", from },
      { ...notice, id: "d", severity: "outage" },
    ];
    expect(shown(all)).toEqual(["d", "b", "c"]);
  });

  test.each([
    ["oversikt", ["alle", "denne"]],
    ["tilbud", ["alle"]],
    [undefined, ["alle"]],
  ] as const)("on the page %s", (page, ids) => {
    expect(
      shown(
        [
          { ...notice, id: "alle" },
          { ...notice, id: "denne", pages: ["oversikt"] },
        ],
        { page },
      ),
    ).toEqual(ids);
  });

  test.each([
    ["app", ["alle", "appen"]],
    ["nettbank", ["alle"]],
    [undefined, ["alle"]],
  ] as const)("in the channel %s", (channel, ids) => {
    expect(
      shown(
        [
          { ...notice, id: "alle" },
          { ...notice, id: "appen", channels: ["app"] },
        ],
        { channel },
      ),
    ).toEqual(ids);
  });

  test("a part is closed within its time", () => {
    const file = read([], [{ part: "kjop", reason: { nb: "Vi bytter system." }, ...period }]) ?? {
      notices: [],
      closed: [],
    };
    expect(closedPart(file, "kjop", during)?.until).toBe(period.until);
    expect(closedPart(file, "kjop", Date.parse(period.until))).toBeUndefined();
    expect(closedPart(file, "profil", during)).toBeUndefined();
  });
});
