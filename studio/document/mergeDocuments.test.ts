import { describe, expect, test } from "vitest";
import type { DocumentTexts } from "./StudioDocument.ts";
import { mergeDocuments } from "./mergeDocuments.ts";

const descriptor = (telefon: string, epost: string, note = ""): string => `{
  ${note}"footer": { "telefon": "${telefon}", "epost": "${epost}" }
}
`;
const document = (text: string, logo = "<svg/>"): DocumentTexts => ({ descriptor: text, theme: "{}", logo });
const saved = document(descriptor("1", "a@b.example"));
const none: ReadonlySet<string> = new Set();

describe("A file that two sides have changed, field by field", () => {
  test("different fields hold beside each other; a comment on the disk stays", () => {
    const own = document(descriptor("2", "a@b.example"));
    const disk = document(descriptor("1", "c@d.example", "// By a colleague.\n  "));
    const merge = mergeDocuments(saved, own, disk);
    expect(merge.conflicts).toEqual([]);
    expect(merge.fields).toMatchObject([{ path: ["footer", "epost"], after: "c@d.example" }]);
    expect(merge.texts(none)).toEqual(document(descriptor("2", "c@d.example", "// By a colleague.\n  ")));
  });

  test("of one field, both values are there to choose from", () => {
    const own = document(descriptor("2", "a@b.example"));
    const disk = document(descriptor("3", "c@d.example"));
    const { conflicts, texts } = mergeDocuments(saved, own, disk);
    expect(conflicts).toMatchObject([{ path: ["footer", "telefon"], own: "2", theirs: "3" }]);
    expect(texts(none).descriptor).toBe(descriptor("2", "c@d.example"));
    expect(texts(new Set(conflicts.map(({ key }) => key))).descriptor).toBe(descriptor("3", "c@d.example"));
  });

  test("the same change on both sides is none", () => {
    const both = document(descriptor("2", "a@b.example"));
    const other = document(descriptor("2", "a@b.example", "// The same.\n  "));
    expect(mergeDocuments(saved, both, other).conflicts).toEqual([]);
  });

  test("a part that one side has removed is a conflict as a whole", () => {
    const own = document(descriptor("2", "a@b.example"));
    const { conflicts, texts } = mergeDocuments(saved, own, document("{}\n"));
    expect(conflicts).toMatchObject([{ path: ["footer", "telefon"], own: "2", theirs: undefined }]);
    expect(texts(none).descriptor).toContain(`"telefon": "2"`);
    expect(texts(none).descriptor).not.toContain("epost");
  });

  test("an image, and a file that was deleted or cannot be read, is chosen as a whole", () => {
    const own = document(descriptor("2", "a@b.example"), "<svg>own</svg>");
    const disk = document("", "<svg>disk</svg>");
    const { conflicts, texts } = mergeDocuments(saved, own, disk);
    expect(conflicts.map(({ kind, path }) => [kind, path])).toEqual([
      ["descriptor", undefined],
      ["logo", undefined],
    ]);
    expect(texts(none)).toEqual(own);
    expect(texts(new Set(['["logo"]']))).toEqual({ ...own, logo: "<svg>disk</svg>" });
  });

  test("over a text that could not be read, two that can be are brought together field by field", () => {
    const broken = document(descriptor("1", "a@b.example").replace(",", ""));
    const own = document(descriptor("2", "a@b.example"));
    const mended = document(descriptor("1", "c@d.example"));
    const merge = mergeDocuments(broken, own, mended);
    expect(merge.conflicts).toEqual([]);
    expect(merge.texts(none)).toEqual(document(descriptor("2", "c@d.example")));
  });

  test("a file that cannot be read on the disk is not taken without a question, also where it was not edited here", () => {
    const broken = { ...saved, descriptor: saved.descriptor.replace(",", "") };
    const { conflicts, texts } = mergeDocuments(saved, { ...saved, logo: "<svg>own</svg>" }, broken);
    expect(conflicts).toMatchObject([{ kind: "descriptor" }]);
    expect(texts(none)).toEqual({ ...saved, logo: "<svg>own</svg>" });
  });

  test("a file that only the disk has changed is taken", () => {
    const { files, texts } = mergeDocuments(saved, document(descriptor("2", "a@b.example")), {
      ...saved,
      logo: "<svg>disk</svg>",
    });
    expect(files).toEqual(["logo"]);
    expect(texts(none)).toEqual(document(descriptor("2", "a@b.example"), "<svg>disk</svg>"));
  });
});
