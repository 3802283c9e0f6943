import { describe, expect, test } from "vitest";

import { dsnProblem, hostnameProblem, originProblem, urlOrPathProblem } from "./formats.ts";
import { isLocalHost } from "../hosts/localHost.ts";
import { isLocalAddress } from "./publicHost.ts";

const formats = {
  urlOrPath: urlOrPathProblem,
  origin: originProblem,
  hostname: hostnameProblem,
  dsn: dsnProblem,
};

describe("the addresses of a descriptor (spec: links-9)", () => {
  test.each<[keyof typeof formats, string]>([
    ["urlOrPath", "https://www.bank.example/side?a=b#c"],
    ["urlOrPath", "http://localhost:8000/x"],
    ["urlOrPath", "http://bank.localhost:8000/x"],
    ["urlOrPath", "https://WWW.Bank.example:443/x"],
    ["urlOrPath", "https://xn--fr-yia.example/"],
    ["urlOrPath", "/simulator/side?navn=x"],
    ["urlOrPath", "/"],
    ["origin", "https://www.bank.example"],
    ["origin", "http://bank.localhost:8000"],
    ["hostname", "forsikring.bank.example"],
    ["hostname", "xn--fr-yia.example"],
    ["hostname", "localhost"],
    ["hostname", "bank.localhost"],
    ["dsn", "https://abc123@errors.bank.example/42"],
  ])("%s accepts %j", (format, value) => {
    expect(formats[format](value)).toBeUndefined();
  });

  test.each<[keyof typeof formats, string]>([
    ["urlOrPath", ""],
    ["urlOrPath", "www.bank.example"],
    ["urlOrPath", "//evil.example"],
    ["urlOrPath", "/\\evil.example"],
    ["urlOrPath", "/\tx"],
    ["urlOrPath", "https:\\\\evil.example"],
    ["urlOrPath", "https://bank.example@evil.example"],
    ["urlOrPath", "http://bank.example"],
    ["urlOrPath", "http://bank.example:8001"],
    ["urlOrPath", "java\nscript:alert(1)"],
    ["urlOrPath", "data:text/html,x"],
    ["urlOrPath", "https://"],
    ["urlOrPath", "https://bank.example/\u202egpj"],
    ["urlOrPath", "https://bank.example;sandbox/eu"],
    ["urlOrPath", "https://*/eu"],
    ["urlOrPath", "https://a,b.example"],
    ["urlOrPath", "https://evil.example;sandbox/eu"],
    ["urlOrPath", "https://evil.example'/eu"],
    ["urlOrPath", "https://evil.example$/eu"],
    ["urlOrPath", "https://(evil).example/eu"],
    ["urlOrPath", 'https://evil".example/eu'],
    ["urlOrPath", "https://*.evil.example/eu"],
    ["urlOrPath", "https://evil_.example/"],
    ["urlOrPath", "https://evil..example/"],
    ["urlOrPath", "https://evil.example./"],
    ["urlOrPath", "https:///evil.example/"],
    ["urlOrPath", "https:evil.example/"],
    ["urlOrPath", "https://evil%2eexample/"],
    ["urlOrPath", "https://bank.example:8443/"],
    ["urlOrPath", "http:///evil.example:8000/"],
    ["urlOrPath", "http://evil.example:8000/"],
    ["urlOrPath", "http://evil.example:08000/"],
    ["urlOrPath", "http://localhost:08000/"],
    ["urlOrPath", "http://localhost:8000@evil.example/"],
    ["urlOrPath", "http://localhost/"],
    ["urlOrPath", "https://localhost/"],
    ["urlOrPath", "https://a.localhost/"],
    ["urlOrPath", "https://localhost.localdomain/"],
    ["urlOrPath", "https://bank/"],
    ["urlOrPath", "https://bank.internal/"],
    ["urlOrPath", "https://10.0.0.1/"],
    ["urlOrPath", "https://127.0.0.1/"],
    ["urlOrPath", "https://0x7f.1/"],
    ["urlOrPath", "https://2130706433/"],
    ["urlOrPath", "https://[::1]/"],
    ["urlOrPath", "https://b\u0430nk.example/"],
    ["urlOrPath", "https://bank\u3002example/"],
    ["urlOrPath", "https://b\u24d0nk.example/"],
    ["urlOrPath", "https://b\u00e5nk.example/"],
    ["origin", "https://*"],
    ["origin", "https://*.example"],
    ["origin", "https://bank.example;script-src"],
    ["origin", "http://bank.example:8000"],
    ["origin", "https://127.0.0.1"],
    ["origin", "https://Bank.example"],
    ["origin", "null"],
    ["origin", "https://www.bank.example/"],
    ["origin", "https://www.bank.example:443"],
    ["origin", "https://*.bank.example"],
    ["hostname", "Bank.example"],
    ["hostname", "bank.example."],
    ["hostname", "bank.example:8000"],
    ["hostname", "bank..example"],
    ["hostname", "-bank.example"],
    ["hostname", "bank"],
    ["hostname", "10.0.0.1"],
    ["hostname", "0x7f.1"],
    ["hostname", "bank.0x7f"],
    ["hostname", "bank.local"],
    ["hostname", "*.bank.example"],
    ["hostname", "b\u0430nk.example"],
    ["hostname", `${"a".repeat(64)}.example`],
    ["hostname", `${"a.".repeat(127)}example`],
    ["dsn", "https://errors.bank.example/42"],
    ["dsn", "http://abc@errors.bank.example/42"],
    ["dsn", "https://abc@*/42"],
    ["dsn", "https://abc@errors.bank.example;sandbox/42"],
    ["dsn", "https://abc@localhost/42"],
    ["dsn", "https://abc@10.0.0.1/42"],
    ["dsn", "https://abc@errors.bank.example:9000/42"],
    ["dsn", "https://abc@@errors.bank.example/42"],
    ["dsn", "https:///abc@errors.bank.example/42"],
    ["dsn", "https://abc@errors.bank.example/42?x"],
    ["dsn", "https://abc@errors.bank.example;x/42"],
  ])("%s refuses %j and says what is expected", (format, value) => {
    expect(formats[format](value)).toMatch(/\w/);
  });

  test.each(["localhost", "bank.localhost", "a.b.localhost"])("%s is reserved for Test", (hostname) => {
    expect(isLocalHost(hostname)).toBe(true);
  });

  test.each([
    "/simulator",
    "/simulator/utlogget",
    "/./simulator/utlogget",
    "/a/../simulator/utlogget",
    "/%73imulator/utlogget",
    "/%2e/Simulator/",
    "http://localhost:8000/",
    "https://a.Localhost/",
    "bank.localhost",
  ])("%j exists only on a developer's machine (spec: brands-10)", (value) => {
    expect(isLocalAddress(value)).toBe(true);
  });

  test.each(["/simulatorer", "/side/simulator", "https://localhost.example/simulator", "localhost er her", "/%"])(
    "%j does not",
    (value) => {
      expect(isLocalAddress(value)).toBe(false);
    },
  );

  test.each(["localhost.example", "notlocalhost"])("%s is not reserved", (hostname) => {
    expect(isLocalHost(hostname)).toBe(false);
  });
});
