import { describe, expect, test } from "vitest";
import { checkUrl } from "./checkUrl.ts";

const pageUrl = "https://forsikring.test.example/privat/forsikring/oversikt/";
const allowedHosts = ["bank.example"];

const reasonOf = (raw: unknown, trust: Parameters<typeof checkUrl>[1] = {}): string => {
  const checked = checkUrl(raw, { pageUrl, ...trust });
  return checked.status === "refused" ? checked.reason : checked.url.href;
};

describe("An address", () => {
  test.each([
    ["https://bank.example/logg-ut?a=b#c", "https://bank.example/logg-ut?a=b#c"],
    ["HTTPS://BANK.example", "https://bank.example/"],
    ["  https://bank.example/  ", "https://bank.example/"],
    ["https://bank.example:8443/", "https://bank.example:8443/"],
    ["http://localhost:8000/side", "http://localhost:8000/side"],
    ["http://bank.example:8000/", "http://bank.example:8000/"],
    ["/privat/forsikring/betaling", "https://forsikring.test.example/privat/forsikring/betaling"],
    ["https://bank.example/?til=http://evil.example", "https://bank.example/?til=http://evil.example"],
    ["https://bank.example/@evil", "https://bank.example/@evil"],
  ])("%s may be opened", (raw, href) => {
    expect(reasonOf(raw)).toBe(href);
  });

  test.each([
    "",
    "   ",
    "https://",
    "ikke en adresse",
    "bank.example",
    "bank.example/side",
    "https:evil.example",
    "https:\\\\evil.example",
    "http:\\\\bank.example/",
    "\\\\evil.example/",
    "?a=b",
    "#a",
    "https://a b.example/",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "\u0000javascript:alert(1)",
    "\u200bjavascript:alert(1)",
    "\u202ejavascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://bank.example/1",
    "file:///etc/passwd",
    "ftp://bank.example/",
    "ws://bank.example/",
    "view-source:https://bank.example/",
    "intent://bank.example/#Intent;end",
    "tel:22000000",
    "https://user@bank.example/",
    "https://user:secret@bank.example/",
    "https://bank.example@evil.example/",
    "https://bank.example:443:80/",
    "https://bank.example:99999/",
    "https://[bank.example/",
    undefined,
    null,
    7,
    {},
    ["https://bank.example/"],
  ])("%j is refused: URL is not valid.", (raw) => {
    expect(reasonOf(raw)).toBe("URL is not valid.");
  });

  test.each([
    "http://bank.example/",
    "http://bank.example:80/",
    "HTTP://bank.example:8001/",
    "ht\ntp://bank.example/",
    "http://bank.example/:8000",
    "http://bank.example/?x=:8000",
  ])("%j is refused: Plain text http is not allowed.", (raw) => {
    expect(reasonOf(raw)).toBe("Plain text http is not allowed.");
  });

  test("with http is allowed on the page's own origin, on any port: it is not a downgrade", () => {
    const page = { pageUrl: "http://test.localhost:8123/privat/forsikring/oversikt/" };
    expect(reasonOf("/simulator/side", page)).toBe("http://test.localhost:8123/simulator/side");
    expect(reasonOf("http://test.localhost:8124/", page)).toBe("Plain text http is not allowed.");
  });
});

describe("An address that the server sends", () => {
  test.each(["https://bank.example/ute", "https://BANK.example:8443/ute", "/privat/forsikring", pageUrl])(
    "may be opened when it names an allowed host or our own: %s",
    (raw) => {
      expect(checkUrl(raw, { pageUrl, allowedHosts }).status).toBe("allowed");
    },
  );

  test.each([
    "https://evil.example/",
    "https://bank.example.evil.example/",
    "https://evilbank.example/",
    "https://www.bank.example/",
    "https://bank.example./",
    "https://evil.example/bank.example",
    "https://evil.example?bank.example",
    "https://evil.example#@bank.example",
    "//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "https://b\u0430nk.example/",
    "https://bank。evil.example/",
    "https://127.0.0.1/",
  ])("is refused when it names another host: %j", (raw) => {
    expect(reasonOf(raw, { allowedHosts })).toBe("Host is not allowed.");
  });

  test.each([
    ["https://forsikring.test.example./privat/", pageUrl],
    [pageUrl, pageUrl.replace("example/", "example./")],
  ])("on our own host with a dot at its end is on our own host: %s at %s", (raw, page) => {
    expect(checkUrl(raw, { pageUrl: page, allowedHosts: [] }).status).toBe("allowed");
  });

  test("is refused when the list of allowed hosts is empty", () => {
    expect(reasonOf("https://bank.example/", { allowedHosts: [] })).toBe("Host is not allowed.");
  });
});
