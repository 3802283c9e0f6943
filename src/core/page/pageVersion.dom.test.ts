import { expect, test } from "vitest";
import { pageVersion } from "./pageVersion.ts";

const page = (chunk: string, brand = "Å") =>
  new DOMParser().parseFromString(
    `<script type="application/json" id="brand">{"name":"${brand}"}</script><script src="/privat/assets/${chunk}"></script>`,
    "text/html",
  );

test("the version of a page is that of its brand and its own scripts (spec: errors-18)", () => {
  const opened = page("main-1a2b3c4d.js");
  const version = pageVersion(opened);
  expect(pageVersion(page("main-2a2b3c4d.js"))).not.toBe(version);
  expect(pageVersion(page("main-1a2b3c4d.js", "Ø"))).not.toBe(version);
  const script = opened.createElement("script");
  script.src = "https://samtykke.bank.example/script.js";
  opened.head.append(script);
  expect(pageVersion(opened)).toBe(version);
});
