import { expect, test } from "vitest";
import { withoutUnfinished } from "./withoutUnfinished.ts";

const whole = { firstDay: "2026-12-01", lastDay: "2026-12-24", texts: {} };

test("a campaign without its days or texts is left out, one that a layer below completes is not", () => {
  const own = {
    name: "Fjord",
    marketing: {
      campaigns: { jul: whole, ny: {}, halv: { firstDay: "2026-12-01", texts: {} }, felles: { texts: {} } },
    },
    environments: { QA: { marketing: { campaigns: { jul: { lastDay: "2026-12-26" }, prøve: { texts: {} } } } } },
  };
  const base = { marketing: { campaigns: { felles: whole } } };
  expect(JSON.parse(withoutUnfinished(JSON.stringify(own), base))).toEqual({
    name: "Fjord",
    marketing: { campaigns: { jul: whole, felles: { texts: {} } } },
    environments: { QA: { marketing: { campaigns: { jul: { lastDay: "2026-12-26" } } } } },
  });
});

test("a file that nobody can read stays as it is", () => {
  expect(withoutUnfinished("{", undefined)).toBe("{");
});
