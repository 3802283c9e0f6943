import { describe, expect, test } from "vitest";
import type { Addressee, NoticeAudience, NoticeEvent, NoticeKind } from "./NoticeEvent.ts";
import { noticeText, oneLine } from "./noticeText.ts";
import { pauseAfter } from "./Outbox.ts";
import { recipientsOf } from "./recipientsOf.ts";

const person = (id: string): Addressee => ({ id, name: id.toUpperCase(), email: `${id}@company.example`, title: "" });
const audience: NoticeAudience = {
  author: [person("anne")],
  approvers: [person("anne"), person("bo"), person("cam")],
  publishers: [person("dag")],
  commenters: [person("bo"), person("eli"), person("anne")],
};
const proposal = { number: 12, title: "Nytt slagord", brands: ["fjord"] };
const eventOf = (kind: NoticeKind, by?: string): NoticeEvent => {
  const common = { proposal, ...(by === undefined ? {} : { by: { id: by, name: by.toUpperCase() } }) };
  return kind === "planned" ? { ...common, kind, for: "2026-12-01T06:00:00Z" } : { ...common, kind };
};

describe("Who is told of what", () => {
  test.each<[kind: NoticeKind, by: string | undefined, told: string]>([
    ["asked", "anne", "bo cam"],
    ["returned", "bo", "anne"],
    ["approved", "bo", "anne"],
    ["planned", "dag", "anne"],
    ["planned", "anne", "dag"],
    ["live", "dag", "anne dag"],
    ["live", undefined, "anne dag"],
    ["failed", "dag", "anne dag"],
    ["failed", undefined, "anne dag"],
    ["takenBack", "eli", "anne dag"],
    ["commented", "anne", "bo eli"],
    ["commented", "cam", "anne bo eli"],
  ])("%s by %s: %s", (kind, by, told) => {
    expect(recipientsOf(eventOf(kind, by), audience).map(({ id }) => id)).toEqual(told.split(" "));
  });

  test("an address that two people share is told once, and what is no address is left out", () => {
    const twin = { ...person("fia"), email: "Bo@Company.example" };
    const wrong = ["", "bo", "a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example", "A <a@b.example>"];
    const approvers = [person("bo"), twin, ...wrong.map((email, at) => ({ ...person(`x${at}`), email }))];
    expect(recipientsOf(eventOf("asked", "anne"), { ...audience, approvers }).map(({ id }) => id)).toEqual(["bo"]);
  });
});

describe("The words of a message", () => {
  const address = "https://studio.example/forslag/12";
  const kinds: readonly NoticeKind[] = [
    "asked",
    "returned",
    "approved",
    "planned",
    "live",
    "failed",
    "takenBack",
    "commented",
  ];

  test.each(kinds)("%s: filled in, with one link", (kind) => {
    const { subject, text } = noticeText(eventOf(kind, "bo"), address, "portalteamet");
    expect(subject).toMatch(/forslag 12.*: Nytt slagord$/i);
    expect(text.match(/https?:\/\/\S+/g)).toEqual([address]);
    expect(subject + text).not.toMatch(/\{\{|undefined/);
  });

  test("the time of a publication is that of a Norwegian clock", () => {
    expect(noticeText(eventOf("planned", "dag"), address, "").subject).toBe(
      "Forslag 12 publiseres 1. desember 2026 kl. 07.00: Nytt slagord",
    );
  });

  test.each([
    ["Jul\r\nBcc: alle@evil.example", "Jul Bcc: alle@evil.example"],
    ["a\u202eb\u0000c\u200bd", "a b c d"],
    ["Se https://evil.example/?nokkel=abc nå", "Se … nå"],
    ["WWW.evil.example", "…"],
    ["  to   ord\t\n", "to ord"],
    ["{{by}}", "{{by}}"],
    ["x".repeat(200), `${"x".repeat(119)}…`],
  ])("%j is one plain line", (title, line) => {
    expect(oneLine(title)).toBe(line);
    const { subject, text } = noticeText({ ...eventOf("asked"), proposal: { ...proposal, title } }, address, "");
    expect(subject.split("\n")).toHaveLength(1);
    expect(text.match(/https?:\/\/\S+/g)).toEqual([address]);
  });
});

test("the pauses between attempts grow, and end after some days", () => {
  const pauses = Array.from({ length: 9 }, (_, at) => pauseAfter(at + 1));
  const known = pauses.filter((pause) => pause !== undefined);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBeUndefined();
  const days = known.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2);
  expect(days).toBeLessThan(4);
});
