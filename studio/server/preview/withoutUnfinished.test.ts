import { expect, test } from "vitest";
import { placeInDocument, withoutUnfinished } from "./withoutUnfinished.ts";

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

test.each([
  ["that is half filled", { carCampaign: { title: "Bil" } }, {}, { carCampaign: null }],
  ["with an empty part", { carCampaign: { title: "Bil", text: "" } }, {}, { carCampaign: null }],
  ["that was only begun", { memberBenefits: {} }, {}, { memberBenefits: null }],
  [
    "that is whole",
    { carCampaign: { title: "Bil", text: "20 %" } },
    {},
    { carCampaign: { title: "Bil", text: "20 %" } },
  ],
  [
    "that the base completes",
    { carCampaign: { title: "Bil" } },
    { carCampaign: { text: "20 %" } },
    { carCampaign: { title: "Bil" } },
  ],
  // Without it there is no portal: the preview says so.
  ["that every brand has", { bundleDiscount: { title: "Rabatt" } }, {}, { bundleDiscount: { title: "Rabatt" } }],
])("a group of texts %s", (_, marketing, inBase, left) => {
  const text = JSON.stringify({ name: "Fjord", marketing });
  expect(JSON.parse(withoutUnfinished(text, { marketing: inBase })).marketing).toEqual(left);
});

test("a half-filled group is left out of one environment, of a campaign and of a card too", () => {
  const half = { carCampaign: { text: "20 %" } };
  const own = {
    cards: { businessPortal: { title: "For bedrifter" } },
    marketing: { campaigns: { jul: { ...whole, texts: { heroTitle: "God jul", ...half } } } },
    environments: { QA: { marketing: half } },
  };
  const left = JSON.parse(withoutUnfinished(JSON.stringify(own), undefined));
  expect(left).toEqual({
    cards: { businessPortal: null },
    marketing: { campaigns: { jul: { ...whole, texts: { heroTitle: "God jul", carCampaign: null } } } },
    environments: { QA: { marketing: { carCampaign: null } } },
  });
});

test("a file that nobody can read stays as it is", () => {
  expect(withoutUnfinished("{", undefined)).toBe("{");
});

test.each([
  [
    ["faq", 0, "question"],
    ["faq", 1, "question"],
  ],
  [
    ["faq", 1, "question"],
    ["faq", 3, "question"],
  ],
  [
    ["links", 0, "rows", 0],
    ["links", 1, "rows", 2],
  ],
  [["name"], ["name"]],
])("a value that is shown at %j is in the document at %j", (shown, place) => {
  const leftOut = [["faq", 2], ["faq", 0], ["links", 0], ["links", 1, "rows", 1], ["links", 1, "rows", 0], ["rows"]];
  expect(placeInDocument(shown, leftOut)).toEqual(place);
});
