import { afterEach, describe, expect, test, vi } from "vitest";
import { browserCookieJar } from "./cookieJar.ts";

const written = (isSecure: boolean, domain?: string): string => {
  const page = { cookie: "" };
  browserCookieJar(page, isSecure).keep({ name: "a", value: '{"b":1}', path: "/privat", maxAgeSeconds: 10, domain });
  return page.cookie;
};

afterEach(() => vi.restoreAllMocks());

describe("A cookie that is written", () => {
  test.each([
    ["on http", false, undefined, 'a={"b":1}; max-age=10; path=/privat; samesite=lax'],
    ["on https", true, undefined, 'a={"b":1}; max-age=10; path=/privat; samesite=lax; secure'],
    ["for a domain", true, "x.example", 'a={"b":1}; max-age=10; path=/privat; samesite=lax; domain=x.example; secure'],
  ])("%s has its attributes", (_, isSecure, domain, cookie) => {
    expect(written(isSecure, domain)).toBe(cookie);
  });

  test("can be read, and is removed by an age of 0", () => {
    const jar = browserCookieJar();
    const cookie = { name: "kept", value: "1", path: "/" };
    jar.keep({ ...cookie, maxAgeSeconds: 10 });
    expect(jar.read("kept")).toBe("1");
    jar.keep({ ...cookie, maxAgeSeconds: 0 });
    expect(jar.read("kept")).toBeUndefined();
  });
});

describe("A cookie of the same name on a narrower path", () => {
  // The tests run at /privat/forsikring/oversikt/.
  test.each([
    "/privat/forsikring/oversikt/",
    "/privat/forsikring/oversikt",
    "/privat/forsikring/",
    "/privat/forsikring",
  ])("at %s is removed: the written value is the one that is read", (path) => {
    document.cookie = `narrow=old; path=${path}`;
    const jar = browserCookieJar();
    jar.keep({ name: "narrow", value: "new", path: "/privat/forsikring", maxAgeSeconds: 10 });
    expect(jar.read("narrow")).toBe("new");
    expect(document.cookie.match(/narrow=/g)).toHaveLength(1);
  });
});

describe("A browser", () => {
  test("that keeps cookies is recognised by a probe, which is removed", () => {
    expect(browserCookieJar().isOpen()).toBe(true);
    expect(document.cookie).not.toContain("probe");
  });

  test("that reports cookies as disabled is not probed", () => {
    vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
    expect(browserCookieJar().isOpen()).toBe(false);
  });

  test.each([
    ["drops what is written", () => undefined],
    [
      "throws",
      () => {
        throw new DOMException("refused", "SecurityError");
      },
    ],
  ])("that %s keeps no cookies", (_, refuse) => {
    const page = {
      get cookie(): string {
        refuse();
        return "";
      },
      set cookie(_cookie: string) {
        refuse();
      },
    };
    expect(browserCookieJar(page).isOpen()).toBe(false);
    expect(browserCookieJar(page).read("a")).toBeUndefined();
  });
});
