import { describe, expect, test } from "vitest";
import { createWorld } from "./world.ts";

const brand = { id: "nord", name: "Nord", directLogin: true, loginContextSuffix: "", kontakt: {} };

describe("The world", () => {
  test("needs a brand", () => {
    expect(() => createWorld({ brands: [] })).toThrow(/at least one brand/);
  });

  test.each([
    ["nord.localhost", "nord"],
    ["NORD.localhost:8000", "nord"],
    ["localhost:8000", undefined],
    ["nord.localhost.ond.example", undefined],
    ["annet.localhost", undefined],
  ])("host %s is brand %s", (host, id) => {
    expect(createWorld({ brands: [brand] }).brandAt(host)?.id).toBe(id);
  });

  test("returns the same visitor for the same id", () => {
    const world = createWorld({ brands: [brand] });
    expect(world.visitor("a")).toBe(world.visitor("a"));
  });

  test("forgets the least recently seen visitor above its limit", () => {
    const world = createWorld({ brands: [brand] });
    const first = world.visitor("first");
    const second = world.visitor("second");
    for (let at = 0; at < 498; at += 1) world.visitor(`other-${at}`);
    expect(world.visitor("first")).toBe(first);
    world.visitor("one-more");
    expect(world.visitor("first")).toBe(first);
    expect(world.visitor("second")).not.toBe(second);
  });
});

describe("A visitor", () => {
  const visitor = () => createWorld({ brands: [brand] }).visitor("a");

  test("changes only its own customers", () => {
    const [one, other] = [visitor(), visitor()];
    one.customer("vanlig")?.tilbud.splice(0);
    expect(one.customer("vanlig")?.tilbud).toHaveLength(0);
    expect(other.customer("vanlig")?.tilbud).toHaveLength(2);
  });

  test("cannot log in as an unknown customer", () => {
    expect(() => visitor().logIn("ingen-slik", "direkte")).toThrow(/ingen-slik/);
  });

  test("reset() forgets changes, faults, requests and the session", () => {
    const changed = visitor();
    changed.logIn("vanlig", "direkte");
    changed.customer("vanlig")?.tilbud.splice(0);
    changed.addFault({ call: "GET /skadekunde/hent", status: 500 });
    changed.latencyMs = 5;
    changed.reset();
    expect(changed.session).toBeUndefined();
    expect(changed.customer("vanlig")?.tilbud).toHaveLength(2);
    expect(changed.pendingFaults()).toEqual([]);
    expect(changed.latencyMs).toBe(0);
  });
});
