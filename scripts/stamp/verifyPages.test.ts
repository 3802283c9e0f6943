import { beforeAll, describe, expect, test } from "vitest";
import { stamp, type Stamped } from "./stamp.ts";
import { madeUpCompilation, madeUpInput } from "#tests/support/stampInput.ts";
import { verifyPages } from "./verifyPages.ts";

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
    expect(await verifyPages(stamped, folder(stamped))).toEqual([]);
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
    expect((await verifyPages(changed, folder(changed))).join("\n")).toMatch(problem);
  });

  async function problemsWith(change: (policy: string) => string): Promise<string> {
    const policy = change(stamped.headers.QA.page["Content-Security-Policy"] ?? "");
    const page = { ...stamped.headers.QA.page, "Content-Security-Policy": policy };
    const headers = { ...stamped.headers, QA: { ...stamped.headers.QA, page } };
    return (await verifyPages({ ...stamped, headers }, folder(stamped))).join("\n");
  }

  test.each([
    ["connect-src 'self'", "connect-src *"],
    ["connect-src 'self'", "connect-src 'self' https://*"],
    ["connect-src 'self'", "connect-src 'self' https://*.bank.example"],
    ["connect-src 'self'", "connect-src 'self' https:"],
    ["connect-src 'self'", "connect-src 'self' http://bank.example"],
    ["connect-src 'self'", "connect-src 'self' https://bank.example:8443"],
    ["connect-src 'self'", "connect-src 'self' https://localhost"],
    ["connect-src 'self'", "connect-src 'self' https://10.0.0.1"],
    ["connect-src 'self'", "connect-src 'self' data:"],
    ["connect-src 'self'", "connect-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ["script-src 'self'", "script-src 'self' 'unsafe-eval'"],
    ["script-src 'self'", "script-src 'self' 'strict-dynamic'"],
    ["style-src 'self'", "style-src 'self' https://bank.example"],
    ["frame-ancestors 'none'", "frame-ancestors https://*"],
    ["form-action 'none'", "form-action https://bank.example/"],
    ["trusted-types 'none'", "trusted-types *"],
  ])("reports a policy with %s changed to %s as not strict", async (from, to) => {
    expect(await problemsWith((policy) => policy.replace(from, () => to))).toMatch(/QA policy is not strict/);
  });

  test.each([
    ["'self';", "'self' https://evil.example;sandbox;", /unknown directive/],
    ["default-src", "sandbox; default-src", /unknown directive "sandbox"/],
    ["connect-src 'self'", "connect-src 'self' https://a,b.example", /contains the character ","/],
    ["connect-src 'self'", "connect-src 'self'\r\nX: y", /contains the character/],
    ["connect-src 'self'", "connect-src", /no source in connect-src/],
    ["frame-src 'none'", "frame-src 'none' https://bank.example", /'none' beside other sources/],
    ["connect-src 'self'", "connect-src 'self'; connect-src 'self'", /connect-src twice/],
    ["; base-uri 'none'", "", /has no base-uri/],
  ])("reports a policy with %s changed to %s", async (from, to, problem) => {
    const reported = await problemsWith((policy) => {
      const changed = policy.replace(/frame-src [^;]*/, () => "frame-src 'none'").replace(from, () => to);
      expect(changed).not.toBe(policy);
      return changed;
    });
    expect(reported).toMatch(problem);
  });

  test("reports a header that cannot be sent", async () => {
    const assets = { ...stamped.headers.Dev.assets, "Cache-Control": "no-store\r\nSet-Cookie: a=b" };
    const headers = { ...stamped.headers, Dev: { ...stamped.headers.Dev, assets } };
    expect((await verifyPages({ ...stamped, headers }, folder(stamped))).join("\n")).toMatch(
      /Dev header "Cache-Control" cannot be sent/,
    );
  });
});
