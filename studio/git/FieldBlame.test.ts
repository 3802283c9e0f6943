import { rename } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JsonPath } from "#scripts/shared/text/jsonc/readTree.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { FieldBlame } from "./FieldBlame.ts";

let remote: RemoteFixture;
beforeAll(async () => {
  remote = await RemoteFixture.create({ "tenants/base.jsonc": "{}\n" });
});
afterAll(() => remote.close());

const file = "tenants/fjord/tenant.jsonc";
const descriptor = (name: string, faq: readonly string[], rest = ""): string => `{
  "name": "${name}",
  "footer": { "telefon": "21", "epost": "a@b.example" },
  "faq": [${faq.map((question) => `{ "question": "${question}", "answer": "Ja." }`).join(", ")}]${rest}
}
`;
const commit = async (text: string, message: string, path = file) => {
  await remote.write(path, text);
  await remote.git("add", "-A");
  await remote.git("commit", "-q", "-m", message);
  return remote.git("rev-parse", "HEAD");
};
let kept: FieldBlame | undefined;
const blamed = async (path: JsonPath, of = file) => {
  const head = await remote.git("rev-parse", "HEAD");
  kept ??= new FieldBlame(remote.own);
  const since = await kept.newest(of, path, head);
  // What it has kept of earlier commits changes nothing.
  expect(since).toEqual(await new FieldBlame(remote.own).newest(of, path, head));
  return since?.subject;
};

describe("Since when a value is what it is", () => {
  test("moved, laid out anew, merged and renamed, each value keeps the commit that made it", async () => {
    await commit(descriptor("Fjord", ["Hva?", "Hvor?"]), "New");
    await commit(descriptor("Fjorden", ["Hva?", "Hvor?"]), "Name");
    await commit(JSON.stringify(JSON.parse(descriptor("Fjorden", ["Hva?", "Hvor?"])), null, 4), "Another layout");
    expect(await blamed(["faq", 0, "question"])).toBe("New");
    await commit(descriptor("Fjorden", ["Når?", "Hva?", "Hvor?"]), "A question before the others");
    expect(await blamed(["name"])).toBe("Name");
    expect(await blamed(["footer", "telefon"])).toBe("New");
    expect(await blamed(["faq", 0, "question"])).toBe("A question before the others");
    expect(await blamed(["faq", 1, "question"])).toBe("New");
    expect(await blamed(["faq", 2, "question"])).toBe("New");

    // Two sides, of which the merge takes one value each.
    await remote.git("checkout", "-q", "-b", "side");
    await commit(descriptor("Fjorden", ["Når?", "Hva?", "Hvor?"]).replace('"21"', '"22"'), "Phone");
    await remote.git("checkout", "-q", "main");
    await commit(descriptor("Bre", ["Når?", "Hva?", "Hvor?"]), "Name again");
    await remote.git("merge", "-q", "--no-commit", "-s", "ours", "side");
    await commit(descriptor("Bre", ["Når?", "Hva?", "Hvor?"]).replace('"21"', '"22"'), "Merge");
    expect(await blamed(["footer", "telefon"])).toBe("Phone");
    expect(await blamed(["name"])).toBe("Name again");
    expect(await blamed(["footer", "epost"])).toBe("New");

    const overlay = `,\n  "environments": { "QA": { "name": "Bre i QA" } }`;
    const text = descriptor("Bre", ["Når?", "Hva?", "Hvor?"], overlay).replace('"21"', '"22"');
    await commit(text, "In one environment");
    expect(await blamed(["environments", "QA", "name"])).toBe("In one environment");
    expect(await blamed(["name"])).toBe("Name again");

    await rename(remote.inside("tenants/fjord"), remote.inside("tenants/bre"));
    await commit(text.replace('"a@b.example"', '"c@d.example"'), "Another id", "tenants/bre/tenant.jsonc");
    const renamed = "tenants/bre/tenant.jsonc";
    expect(await blamed(["footer", "telefon"], renamed)).toBe("Phone");
    expect(await blamed(["footer", "epost"], renamed)).toBe("Another id");
    expect(await blamed(["name"], file)).toBeUndefined();
  });

  test("a value that was taken back is as old as the taking back, one that was removed too", async () => {
    const own = "tenants/vik/tenant.jsonc";
    await commit('{ "name": "Vik", "faq": [] }', "Vik", own);
    await commit('{ "name": "Viken", "faq": [] }', "Viken", own);
    await commit('{ "name": "Vik", "faq": null }', "Vik again", own);
    expect([await blamed(["name"], own), await blamed(["faq"], own)]).toEqual(["Vik again", "Vik again"]);
  });

  test("the value of a token is one, a part of a file is all of its values, a broken version has none", async () => {
    const token = (red: number) => `{ "color": { "action": { "$value": { "components": [${red}, 0] } } } }`;
    const theme = "themes/bre.tokens.json";
    await commit(token(0), "Theme", theme);
    await commit("{", "Broken", theme);
    await commit(token(0), "Whole again", theme);
    expect(await blamed(["color", "action"], theme)).toBe("Whole again");
    await commit(token(1), "Red", theme);
    const head = await remote.git("rev-parse", "HEAD");
    const origins = await new FieldBlame(remote.own).file(theme, head);
    expect(origins.map(({ path, since }) => [path, since.subject])).toEqual([[["color", "action", "$value"], "Red"]]);
  });

  test("a message with control characters, a made-up trailer and a date that is none is data", async () => {
    await remote.write(file, '{ "name": "x" }');
    await remote.git("add", "-A");
    await remote.git("commit", "-q", "-m", "A\u0001B\u001b[31m\n\nForslag: Ny hilsen\nForslagsnummer: 7\n");
    const head = await remote.git("rev-parse", "HEAD");
    const [origin] = await new FieldBlame(remote.own).file(file, head);
    expect(origin?.since).toMatchObject({
      hash: head,
      subject: "A B [31m",
      proposal: { number: 7, title: "Ny hilsen" },
    });
  });
});
