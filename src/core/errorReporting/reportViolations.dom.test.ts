import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetReports, type Report, showReportsInConsole, takeReports } from "./report.ts";
import { reportViolations } from "./reportViolations.ts";

let taken: Report[] = [];
let stop = () => {};
beforeEach(() => {
  forgetReports();
  showReportsInConsole(false);
  taken = [];
  takeReports((report) => taken.push(report));
  stop = reportViolations();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** The browser refuses something. */
function refuse(blockedURI: string, sourceFile = "", effectiveDirective = "script-src-elem") {
  const event = Object.assign(new Event("securitypolicyviolation"), { blockedURI, sourceFile, effectiveDirective });
  document.dispatchEvent(event);
}
const messages = () => taken.map(({ error }) => String(error));

describe("What the content security policy refuses is reported (spec: errors-20)", () => {
  test("with directive, address and source, without query, fragment, user and numbers", () => {
    refuse("https://kari@ond.example/x1234567.js?fnr=01017012345#a", "https://bank.example/privat?navn=Kari");
    expect(messages()).toEqual(["PolicyViolation: script-src-elem: https://ond.example/x*.js"]);
    expect(taken[0]?.context).toEqual({
      directive: "script-src-elem",
      blocked: "https://ond.example/x*.js",
      source: "https://bank.example/privat",
    });
  });

  test("the same one once, also with other numbers", () => {
    for (const path of ["/a1", "/a22", "/a1?b"]) refuse(`https://ond.example${path}`);
    refuse("https://ond.example/a1", "", "img-src");
    expect(messages()).toEqual([
      "PolicyViolation: script-src-elem: https://ond.example/a*",
      "PolicyViolation: img-src: https://ond.example/a*",
    ]);
  });

  test("at most ten in a visit", () => {
    for (const name of "abcdefghijklmn") refuse(`https://${name}.example/`);
    expect(taken).toHaveLength(10);
  });

  test.each([
    ["chrome-extension", ""],
    ["moz-extension://4a5b/inject.js", ""],
    ["safari-web-extension://4a5b/inject.js", ""],
    ["inline", "chrome-extension://abcd/content.js"],
    ["webkit-masked-url://hidden/", ""],
    ["inline", "user-script:12"],
    ["about", ""],
  ])("not of an extension: %s %s", (blocked, source) => {
    refuse(blocked, source);
    expect(taken).toEqual([]);
  });

  test.each(["inline", "eval", "data", "blob"])("not hidden by it: %s", (blocked) => {
    refuse(blocked, "https://bank.example/privat/forsikring/oversikt/");
    expect(taken).toHaveLength(1);
  });

  test("what was refused before this begins too, where the browser has kept it, and not twice", () => {
    stop();
    type Tell = (reports: readonly { readonly body: object }[]) => void;
    const observers: KeepingObserver[] = [];
    class KeepingObserver {
      isObserving = false;
      readonly tell: Tell;
      readonly options: object;
      constructor(tell: Tell, options: object) {
        this.tell = tell;
        this.options = options;
        observers.push(this);
      }
      observe = () => (this.isObserving = true);
      disconnect = () => (this.isObserving = false);
    }
    vi.stubGlobal("ReportingObserver", KeepingObserver);
    stop = reportViolations();
    const [observer] = observers;
    expect(observer).toMatchObject({ isObserving: true, options: { types: ["csp-violation"], buffered: true } });
    const inline = { effectiveDirective: "script-src-elem", blockedURL: "inline", sourceFile: "https://bank.example/" };
    const extension = { ...inline, sourceFile: "chrome-extension" };
    const unnamed = { effectiveDirective: "img-src", blockedURL: null, sourceFile: null };
    observer?.tell([{ body: inline }, { body: extension }, { body: unnamed }]);
    refuse("inline", "https://bank.example/");
    expect(messages()).toEqual(["PolicyViolation: script-src-elem: inline", "PolicyViolation: img-src: "]);
    stop();
    expect(observer?.isObserving).toBe(false);
  });
});
