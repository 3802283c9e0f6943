import { MutationObserver } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { createQueryClient } from "#core/query/queryClient.ts";
import { startSimulator } from "#tests/support/simulator.ts";
import { tilbakemeldingMutation } from "./tilbakemelding.ts";

const simulator = startSimulator();

describe("POST /feedback/ (spec: http-38, feedback-14)", () => {
  test("sends productCode, feedbackValue, text and page, with digit runs of 3 or more in the page masked", async () => {
    simulator.logIn();
    await new MutationObserver(createQueryClient(), tilbakemeldingMutation()).mutate({
      productCode: "TILBUD",
      feedbackValue: "ja",
      text: "Bestilte 1000 ting",
      page: "/privat/forsikring/oversikt/detaljer/123456/12",
    });
    expect(simulator.requests("POST /feedback/").map(({ body }) => body)).toEqual([
      {
        productCode: "TILBUD",
        feedbackValue: "ja",
        text: "Bestilte 1000 ting",
        page: "/privat/forsikring/oversikt/detaljer/**/12",
      },
    ]);
  });
});
