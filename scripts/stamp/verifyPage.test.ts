import { beforeAll, describe, expect, test } from "vitest";
import { stamp, type Stamped } from "./stamp.ts";
import { madeUpCompilation, madeUpInput } from "#tests/support/stampInput.ts";
import { verifyPage } from "./verifyPage.ts";

let stamped: Stamped;
beforeAll(async () => {
  stamped = await stamp(await madeUpInput("alfa"), madeUpCompilation);
});

const folder = (one: Stamped) => new Set([...one.files, ...madeUpCompilation.files].map(({ path }) => path));

function withPage(change: (source: string) => string): Stamped {
  const files = stamped.files.map((file) =>
    file.path === "index.html"
      ? { ...file, bytes: new TextEncoder().encode(change(new TextDecoder().decode(file.bytes))) }
      : file,
  );
  return { ...stamped, files };
}

const before = (end: string, addition: string) => (source: string) => source.replace(end, () => addition + end);

describe("The check of a stamped page", () => {
  test("finds no problem in a page as it was stamped", async () => {
    expect(await verifyPage(stamped, folder(stamped))).toEqual([]);
  });

  test.each([
    [
      "a script that is not in the folder",
      before("</head>", '<script src="/privat/forsikring/oversikt/assets/x.js"></script>'),
      /assets\/x\.js, which is not in the folder/,
    ],
    [
      "an asset outside the portal",
      before("</body>", '<img src="/privat/annet.svg">'),
      /annet\.svg, which is not in the folder/,
    ],
    ["an inline script", before("</body>", "<script>1</script>"), /Production policy blocks <script>/],
    ["an event handler", before("</body>", '<p onclick="x()">'), /policy blocks onclick/],
    ["a style attribute", before("</body>", '<p style="color:red">'), /policy blocks style=/],
    [
      "a stylesheet that was changed after its hash was taken",
      (source: string) => source.replace("margin:0", "margin:1px"),
      /policy blocks <style>/,
    ],
    [
      "an image of another host",
      before("</body>", '<img src="https://bilder.example/x.png">'),
      /policy blocks <img src> https:\/\/bilder\.example/,
    ],
    [
      "a script of another host",
      before("</head>", '<script src="//ondt.example/x.js"></script>'),
      /policy blocks <script src>/,
    ],
    ["a frame", before("</body>", '<iframe src="https://annet.example/"></iframe>'), /policy blocks <iframe src>/],
    ["a base address", before("</head>", '<base href="https://annet.example/">'), /policy blocks <base href>/],
    ["a duplicate id", before("</body>", '<p id="root"></p>'), /two elements have the id "root"/],
    [
      "a missing root element",
      (source: string) => source.replace('id="root"', 'id="rot"'),
      /no element has the id "root"/,
    ],
  ])("reports %s", async (_, change, problem) => {
    const changed = withPage(change);
    expect((await verifyPage(changed, folder(changed))).join("\n")).toMatch(problem);
  });

  test.each(["script-src 'self' 'unsafe-inline'", "connect-src *", "script-src 'unsafe-eval'"])(
    "reports a policy with %s as not strict",
    async (directive) => {
      const page = { ...stamped.headers.QA.page, "Content-Security-Policy": directive };
      const headers = { ...stamped.headers, QA: { ...stamped.headers.QA, page } };
      expect((await verifyPage({ ...stamped, headers }, folder(stamped))).join("\n")).toMatch(
        /QA policy is not strict/,
      );
    },
  );
});
