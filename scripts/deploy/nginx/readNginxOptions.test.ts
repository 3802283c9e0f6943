import { describe, expect, test } from "vitest";
import { readNginxOptions } from "./readNginxOptions.ts";

const read = (values: Parameters<typeof readNginxOptions>[0], hasIpv6 = true, http2: "on" | "listen" = "listen") =>
  readNginxOptions(values, "/srv/portal", { hasIpv6: () => hasIpv6, http2: () => http2 });

describe("Where nginx listens", () => {
  test.each([
    ["a port alone is that of every address of the machine", { listen: "8080" }, true, "8080,[::]:8080"],
    ["without IPv6 it is that of IPv4: nginx would not start", { listen: "8080" }, false, "8080"],
    ["the default is port 80", {}, true, "80,[::]:80"],
    ["an address is that one alone", { listen: "127.0.0.1:8080" }, true, "127.0.0.1:8080"],
    ["several are separated by commas", { listen: "0.0.0.0:80,[::1]:81" }, true, "0.0.0.0:80,[::1]:81"],
  ])("%s", (_, values, hasIpv6, listen) => {
    expect(read(values, hasIpv6).listen).toBe(listen);
    const secure = "listen" in values ? { "tls-listen": values.listen } : {};
    const { tls } = read({ tls: "/etc/tls", ...secure }, hasIpv6);
    expect(tls?.listen).toBe("listen" in values ? listen : "443,[::]:443");
  });

  test.each(["", "0", "65536", "http", "1.2.3:80", "[::1]", "::1:80", "80,", "80; return 200", "[127.0.0.1]:80"])(
    "refuses %j",
    (listen) => {
      expect(() => read({ listen })).toThrow(`--listen is "${listen}". Write a port, or addresses with ports`);
      expect(() => read({ tls: "/etc/tls", "tls-listen": listen })).toThrow(`--tls-listen is "${listen}"`);
    },
  );
});

describe("Whom nginx believes, and how often it is asked", () => {
  test("nobody is believed unless load balancers are named", () => {
    expect(read({}).balancers).toBeUndefined();
    expect(read({ balancers: "10.0.0.0/8,fd00::/8,192.0.2.7" }).balancers).toEqual([
      "10.0.0.0/8",
      "fd00::/8",
      "192.0.2.7",
    ]);
  });

  test.each(["", "lb.example", "10.0.0.0/33", "fd00::/129", "10.0.0.0/", "10.0.0/8", "10.0.0.0/8;", "10.0.0.0/8,"])(
    "refuses the load balancers %j",
    (balancers) => {
      expect(() => read({ balancers })).toThrow(`--balancers is "${balancers}". Write addresses or networks`);
    },
  );

  test.each(["0.0.0.0/0", "10.0.0.0/8,::/0"])("refuses %s, which is everybody", (balancers) => {
    expect(() => read({ balancers })).toThrow(`--balancers is "${balancers}". That would believe everybody`);
  });

  test.each([
    [undefined, { calls: 30, logins: 6 }],
    ["60,10", { calls: 60, logins: 10 }],
    ["off", undefined],
  ])("the limit %j is %j", (limit, expected) => {
    expect(read({ limit }).limit).toEqual(expected);
  });

  test.each(["", "30", "30,0", "0,6", "-1,1", "1.5,1", "30,6,1", "Off", "10001,1"])("refuses the limit %j", (limit) => {
    expect(() => read({ limit })).toThrow(`--limit is "${limit}". Write two numbers from 1 to 10000`);
  });
});

describe("How HTTP/2 is written", () => {
  test.each([
    ["as the machine's nginx wants it", {}, "on", "on"],
    ["as an older nginx wants it", {}, "listen", "listen"],
    ["as the option says, for another machine", { http2: "on" }, "listen", "on"],
    ["as the option says, for an older one", { http2: "listen" }, "on", "listen"],
  ] as const)("%s", (_, values, here, http2) => {
    expect(read({ tls: "/etc/tls", ...values }, true, here).tls?.http2).toBe(http2);
  });

  test.each(["", "off", "On", "1.26"])("refuses %j", (http2) => {
    expect(() => read({ http2 })).toThrow(`--http2 is "${http2}". Write on or listen.`);
  });
});
