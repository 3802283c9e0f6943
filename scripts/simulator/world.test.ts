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

  test("knows a visitor again", () => {
    const world = createWorld({ brands: [brand] });
    expect(world.visitor("a")).toBe(world.visitor("a"));
  });

  test("forgets the visitor that has been away longest when there are very many", () => {
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

  test("changes customers of their own", () => {
    const [one, other] = [visitor(), visitor()];
    one.customer("vanlig")?.tilbud.splice(0);
    expect(one.customer("vanlig")?.tilbud).toHaveLength(0);
    expect(other.customer("vanlig")?.tilbud).toHaveLength(2);
  });

  test("cannot log in as somebody who does not exist", () => {
    expect(() => visitor().logIn("ingen-slik", "direkte")).toThrow(/ingen-slik/);
  });

  test("starting afresh forgets changes, faults, requests and the session", () => {
    const someone = visitor();
    someone.logIn("vanlig", "direkte");
    someone.customer("vanlig")?.tilbud.splice(0);
    someone.order({ call: "GET /skadekunde/hent", status: 500 });
    someone.latencyMs = 5;
    someone.reset();
    expect(someone.session).toBeUndefined();
    expect(someone.customer("vanlig")?.tilbud).toHaveLength(2);
    expect(someone.pendingFaults()).toEqual([]);
    expect(someone.latencyMs).toBe(0);
  });
});
